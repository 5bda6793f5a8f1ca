import { environment } from './environment';

/**
 * Whether this browser seems to hold a session, told from the key's name alone, so that a visitor who never signed in
 * loads no sign-in code. The SDK (firebase.ts) keeps its session in local storage under this prefix.
 */
export function seemsSignedIn(): boolean {
  const prefix = `firebase:authUser:${environment.firebase.apiKey}:`;
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
