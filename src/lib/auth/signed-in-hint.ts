import { environment } from '../environment';

/** The SDK (firebase.ts) keeps its session in local storage under a key that begins so. */
const prefix = `firebase:authUser:${environment.firebase.apiKey}:`;

/**
 * Runs in the head before the first paint: marks <html data-person> where somebody seems to be signed in, so that the header
 * keeps room for the account menu instead of showing Sign In until the scripts are there.
 */
export const personScript = `try{if(Object.keys(localStorage).some(function(k){return k.indexOf('${prefix}')===0}))document.documentElement.dataset.person=''}catch(e){}`;

/**
 * Whether this browser seems to hold a session, told from the key's name alone, so that a visitor who never signed in
 * loads no sign-in code.
 */
export function seemsSignedIn(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
