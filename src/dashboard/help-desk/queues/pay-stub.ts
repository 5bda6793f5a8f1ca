import { PayStubFile } from '../pay-stub/pay-stub-file';
import { Review } from '../request/review-button';
import { periodColumn, periodWords } from './queue-column';
import type { QueueKind } from './queue-type';

/** Pay stubs, answered with a file. */
export const payStub: QueueKind = {
  columns: [
    periodColumn,
    {
      id: 'file',
      header: 'Pay stub',
      cell: ({ row }) => (row.original.file === null ? 'Not attached' : 'Attached'),
    },
  ],
  inFewWords: periodWords,
  RecordPart: PayStubFile,
  DoneWith: Review,
};
