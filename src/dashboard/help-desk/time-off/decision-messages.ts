import type { Decision } from '../../../../contract/help-desk/constants';

/** What can be decided of time off: 'undecided' takes a decision back. */
export type Asked = Decision | 'undecided';

/** All that can be asked for, whatever has been decided. */
export const allAsked: readonly Asked[] = ['approved', 'declined', 'undecided'];

/** Whether a decision can be asked for of time off that stands like `now`: what is decided is taken back before it is decided anew. */
export function mayBeAsked(next: Asked, now: Asked): boolean {
  return (now === 'undecided') !== (next === 'undecided');
}

/** How it stands. */
export const outcomeWords: Record<Asked, string> = {
  approved: 'The time off is approved.',
  declined: 'The time off is declined.',
  undecided: 'Not decided yet.',
};

const told: Record<Asked, string> = {
  approved: 'it is approved',
  declined: 'it could not be approved',
  undecided: 'the decision no longer holds',
};

const questions: Record<Asked, { title: string; confirm: string }> = {
  approved: { title: 'Approve this time off?', confirm: 'Approve' },
  declined: { title: 'Decline this time off?', confirm: 'Decline' },
  undecided: { title: 'Take the decision back?', confirm: 'Take it back' },
};

/** The question before a decision, and its answer yes: it tells them where the request gave an e-mail address. */
export function questionOf(next: Asked, email: string | null): { title: string; confirm: string } {
  const { title, confirm } = questions[next];
  return { title, confirm: email === null ? confirm : `${confirm} and tell them` };
}

/**
 * Who is told what by a decision.
 * @param isOver whether the status page can no longer be read
 * @param now what was decided before, which has been told too
 */
export function tellingWords(
  { name, email, isOver }: { name: string; email: string | null; isOver: boolean },
  now: Asked,
  next: Asked,
): string {
  const said = email === null ? 'The status page has said' : `${name} has been told`;
  const before = now === 'undecided' ? [] : [`${said} that ${told[now]}.`];
  return [...before, howTold({ name, email, isOver }, told[next])].join(' ');
}

function howTold(
  { name, email, isOver }: { name: string; email: string | null; isOver: boolean },
  what: string,
): string {
  if (email === null) {
    return isOver
      ? `Nobody tells ${name} that ${what}: the request gave no e-mail address, and its status page is over. Please call.`
      : `The status page says that ${what}. No e-mail tells ${name}: the request gave no address. Call, if it matters.`;
  }
  const mailed = `An e-mail to ${email} tells ${name} that ${what}`;
  return isOver ? `${mailed}; the status page is over.` : `${mailed}, and so does the status page.`;
}
