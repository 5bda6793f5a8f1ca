import type { RevisionKind } from '../posts/constants';

/**
 * What is said where somebody was faster: that may also have been oneself.
 * @param by who; null where that is not known
 * @param own who is told
 * @param now how it is now: 'it is closed, and nobody has it'
 */
export function changedSinceWords(by: string | null, own: string | null, now: string): string {
  const who = by === own && by !== null ? 'yourself, in another window' : (by ?? 'somebody else');
  return `In the meantime this was changed by ${who}: ${now}. Please look and decide again.`;
}

/** What was done with a post last. */
export const postChanges: Record<RevisionKind, string> = {
  added: 'it was begun',
  saved: 'it was saved again',
  scheduled: 'it was scheduled',
  published: 'it was published',
  unpublished: 'it was taken off the site, or out of the schedule',
  restored: 'it was restored as it once stood',
};
