import type { RegionId } from '../../../contract/shared/regions';

declare module '../../core/db/tables' {
  interface Tables {
    bookedCalls: BookedCallTable;
  }
}

export type BookedCallTable = {
  threadId: string;
  /** The office at which it was booked. Who sees the thread calls. */
  region: RegionId;
  startsAt: string;
  /** Null if it was booked before reminders. */
  messageId: string | null;
  /** For calendars; the same after it was moved. Null if an older server booked it. */
  eventId: string | null;
};
