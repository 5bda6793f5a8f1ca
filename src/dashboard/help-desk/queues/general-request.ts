import { Review } from '../request/review-button';
import { ownColumn } from './queue-column';
import type { QueueKind } from './queue-type';

/** What fits no other queue. */
export const generalRequest: QueueKind = {
  columns: [ownColumn('subject', 'Subject', ({ subject }) => subject)],
  inFewWords: ({ subject }) => subject,
  DoneWith: Review,
};
