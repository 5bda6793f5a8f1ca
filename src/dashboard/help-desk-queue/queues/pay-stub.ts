import { PayStubFile } from '../record/pay-stub-file';
import { Review } from '../record/review';
import { periodColumn, periodWords } from './own-column';
import type { QueueKind } from './queue-kind';

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
