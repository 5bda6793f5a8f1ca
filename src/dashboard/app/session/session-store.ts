import { onUser } from '../../../lib/auth/auth';
import { watchUnsaved } from '../../../lib/unsaved-changes';
import type { Staff } from '../../hooks/session/use-staff';

/** What one staff member has begun: kept while they look at other pages of the site, never in the browser's storage. */
export type StaffMemory = Pick<Staff, 'drafts' | 'forms' | 'sends' | 'hasEnded'>;

let current: { uid: string; memory: StaffMemory } | null = null;

/** Nothing is begun yet. */
export function emptyMemory(hasEnded = () => false): StaffMemory {
  return { drafts: new Map(), forms: new Map(), sends: new Map(), hasEnded };
}

/**
 * The memory of the person signed in. It goes when they sign out, in whichever tab: whoever is next at this browser finds nothing, and
 * nothing of it is sent as them.
 */
export function memoryOf(uid: string): StaffMemory {
  if (current?.uid !== uid) current = { uid, memory: begin(uid) };
  return current.memory;
}

function begin(uid: string): StaffMemory {
  let isOver = false;
  const memory = emptyMemory(() => isOver);
  const { drafts, forms } = memory;
  const forget = watchUnsaved(() => drafts.size + forms.size > 0);
  const stop = onUser(
    (user) => {
      if (user?.uid === uid) return;
      isOver = true;
      if (current?.memory === memory) current = null;
      forget();
      stop();
    },
    // Without the code of sign-in nobody was let in.
    () => undefined,
  );
  return memory;
}
