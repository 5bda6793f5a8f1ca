import { environment } from '../environment';

/** Prefix of the key under which the SDK stores its session. */
const prefix = `firebase:authUser:${environment.firebase.apiKey}:`;

/** Runs in the head before the first paint, so the header reserves room for the account menu. */
export const signedInScript = `try{if(Object.keys(localStorage).some(function(k){return k.indexOf('${prefix}')===0}))document.documentElement.dataset.person=''}catch(e){}`;

/** Guesses from the storage key alone, so visitors load no sign-in code. */
export function isProbablySignedIn(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
