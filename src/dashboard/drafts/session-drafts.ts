import { onUser } from '../../browser/auth/auth';
import { registerUnsavedCheck } from '../../browser/unsaved-changes';
import { DraftStore } from './draft-store';

/** Milliseconds that signing out waits for drafts to be saved. */
export const maxSignOutDelay = 3_000;

let current: { uid: string; drafts: DraftStore } | null = null;

/** The drafts of the signed-in person. They are dropped when the person signs out, in any tab. */
export function getSessionDrafts(uid: string): DraftStore {
  if (current?.uid !== uid) current = { uid, drafts: startSession(uid) };
  return current.drafts;
}

function startSession(uid: string): DraftStore {
  let isOver = false;
  const drafts = new DraftStore(() => isOver);
  const unwatch = registerUnsavedCheck(drafts.hasUnsaved, () => drafts.flush(maxSignOutDelay));
  const unsubscribe = onUser(
    (user) => {
      if (user?.uid === uid) return;
      isOver = true;
      if (current?.drafts === drafts) current = null;
      unwatch();
      unsubscribe();
    },
    () => undefined,
  );
  return drafts;
}
