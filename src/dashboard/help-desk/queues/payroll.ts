import { payDifference } from '../request-labels';
import { Review } from '../request/review-button';
import { ownColumn, periodColumn, periodWords, shortHours } from './queue-column';
import type { QueueKind } from './queue-type';

/** What was paid against what was worked. */
export const payroll: QueueKind = {
  columns: [
    periodColumn,
    ownColumn('worked', 'Worked', ({ hours }) => hours && shortHours(hours.worked)),
    ownColumn('paid', 'Paid', ({ hours }) => hours && shortHours(hours.paid)),
    ownColumn('difference', 'Difference', ({ hours }) => hours && (payDifference(hours) ?? 'None')),
  ],
  inFewWords: (facts) =>
    [periodWords(facts), facts.hours && payDifference(facts.hours)].filter(Boolean).join(' · ') ||
    null,
  DoneWith: Review,
};
