import { useSyncExternalStore } from 'react';
import { isProbablySignedIn } from './signed-in-hint';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, isProbablySignedIn, () => false);
}
