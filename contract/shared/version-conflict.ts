import type { RevisionKind } from '../posts/constants';

/** The state after the latest change of a post, for the error of a version conflict. */
export const postChangeMessages: Record<RevisionKind, string> = {
  added: 'it was created',
  saved: 'it was saved again',
  scheduled: 'it was scheduled',
  published: 'it was published',
  unpublished: 'it was unpublished or unscheduled',
  restored: 'an earlier version was restored',
};
