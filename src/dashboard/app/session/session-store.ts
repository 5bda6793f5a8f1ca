import { onUser } from '../../../browser/auth/auth';
import { registerUnsavedCheck } from '../../../browser/unsaved-changes';
import { DraftStore } from '../../hooks/drafts/draft-store';
import type { UnsavedWork } from '../../hooks/use-staff';

/** Milliseconds that signing out waits for drafts to be saved. */
export const maxSignOutDelay = 3_000;

let current: { uid: string; work: UnsavedWork } | null = null;

export function createUnsavedWork(hasEnded = () => false): UnsavedWork {
  return { drafts: new DraftStore(hasEnded, true), pendingSends: new Map(), hasEnded };
}

/** The unsaved work of the signed-in person. It is dropped when they sign out, in any tab. */
export function getUnsavedWork(uid: string): UnsavedWork {
  if (current?.uid !== uid) current = { uid, work: startSession(uid) };
  return current.work;
}

function startSession(uid: string): UnsavedWork {
  let isOver = false;
  const work = createUnsavedWork(() => isOver);
  const { hasUnsaved, flush } = work.drafts;
  const unwatch = registerUnsavedCheck(hasUnsaved, () => flush(maxSignOutDelay));
  const unsubscribe = onUser(
    (user) => {
      if (user?.uid === uid) return;
      isOver = true;
      if (current?.work === work) current = null;
      unwatch();
      unsubscribe();
    },
    () => undefined,
  );
  return work;
}
