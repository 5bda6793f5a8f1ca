import { useSyncExternalStore } from 'react';

export type UndoOffer = {
  /** The finished change: 'Closed Ann Lee'. */
  message: string;
  /** The API route and the token of the change. */
  path: string;
  token: string;
  /** The name of a changed record, to say which could not be restored. */
  getName: (id: string) => string;
  /** Called after the undo, also if it failed. */
  onUndone: (isDone: boolean) => void;
};

let current: UndoOffer | null = null;
const watchers = new Set<() => void>();

/** Offers to undo the latest change, wherever the person goes next. A new offer replaces it. */
export function offerUndo(offer: UndoOffer | null): void {
  current = offer;
  watchers.forEach((watcher) => watcher());
}

export function useUndoOffer(): UndoOffer | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => current,
    () => null,
  );
}
