import type { RegionId } from '../../../contract/shared/regions';

declare module '../../core/db/tables' {
  interface Tables {
    bookedCalls: BookedCallTable;
  }
}

export type BookedCallTable = {
  threadId: string;
  region: RegionId;
  startsAt: string;
  /** Null if it was booked before reminders. */
  messageId: string | null;
};
