import type { RevisionKind } from '../posts/constants';

/**
 * The message for a user whose change came second.
 * @param actor e-mail or name of who changed it; null if unknown
 * @param reader the same of the user who reads this
 * @param state how the record is now: 'status is Closed, unassigned'
 */
export function formatConflict(actor: string | null, reader: string | null, state: string): string {
  const who =
    actor === reader && actor !== null ? 'you in another window' : (actor ?? 'someone else');
  return `This was changed by ${who}: ${state}. Check it and try again.`;
}

/** The state after the latest change of a post, for formatConflict. */
export const postChangeMessages: Record<RevisionKind, string> = {
  added: 'it was created',
  saved: 'it was saved again',
  scheduled: 'it was scheduled',
  published: 'it was published',
  unpublished: 'it was unpublished or unscheduled',
  restored: 'an earlier version was restored',
};
