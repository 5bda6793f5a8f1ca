import { onUser } from '../../../lib/auth/auth';
import { registerUnsavedCheck } from '../../../lib/unsaved-changes';
import type { UnsavedWork } from '../../hooks/session/use-staff';

let current: { uid: string; work: UnsavedWork } | null = null;

export function createUnsavedWork(hasEnded = () => false): UnsavedWork {
  return { drafts: new Map(), forms: new Map(), pendingSends: new Map(), hasEnded };
}

/** The unsaved work of the signed-in person. It is dropped when they sign out, in any tab. */
export function getUnsavedWork(uid: string): UnsavedWork {
  if (current?.uid !== uid) current = { uid, work: startSession(uid) };
  return current.work;
}

function startSession(uid: string): UnsavedWork {
  let isOver = false;
  const work = createUnsavedWork(() => isOver);
  const unwatch = registerUnsavedCheck(() => work.drafts.size + work.forms.size > 0);
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
