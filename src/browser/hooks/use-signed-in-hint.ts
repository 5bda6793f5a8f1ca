import { useSyncExternalStore } from 'react';
import { isProbablySignedIn } from '../auth/signed-in-hint';

/** False in the built page. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, isProbablySignedIn, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
