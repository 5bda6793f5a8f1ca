import { useSyncExternalStore } from 'react';
import { seemsSignedIn } from './signed-in-hint';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, seemsSignedIn, () => false);
}
