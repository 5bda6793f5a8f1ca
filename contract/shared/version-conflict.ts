import type { RevisionKind } from '../posts/constants';

/** The state after the latest change of a post, for the error of a version conflict. */
export const postChangeMessages: Record<RevisionKind, string> = {
  added: 'created',
  saved: 'saved again',
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'unpublished or unscheduled',
  restored: 'earlier version restored',
};
