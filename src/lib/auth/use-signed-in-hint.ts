import { useSyncExternalStore } from 'react';
import { seemsSignedIn } from './signed-in-hint';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Whether somebody seems to be signed in, without loading the sign-in code; false in the built page until it runs. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, seemsSignedIn, () => false);
}
