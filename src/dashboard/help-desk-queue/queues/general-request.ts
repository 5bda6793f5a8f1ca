import { Review } from '../record/review';
import { ownColumn } from './own-column';
import type { QueueKind } from './queue-kind';

/** What fits no other queue. */
export const generalRequest: QueueKind = {
  columns: [ownColumn('subject', 'Subject', ({ subject }) => subject)],
  inFewWords: ({ subject }) => subject,
  DoneWith: Review,
};
