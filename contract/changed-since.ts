import type { RevisionKind } from './post-words';

/**
 * What is said where somebody was faster.
 * @param by who, or 'yourself, in another window'
 * @param now how it is now: 'it is closed, and nobody has it'
 */
export function changedSinceWords(by: string, now: string): string {
  return `In the meantime this was changed by ${by}: ${now}. Please look and decide again.`;
}

/** Who has changed what one looks at, to one of the office. */
export function whoElse(by: string, own: string | null): string {
  return by === own ? 'yourself, in another window' : by;
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
