import type { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { useFresh } from '../api/use-invalidate';
import { polled, useOne } from '../api/use-record';

/** A queue's list; its export stands below it. */
export function queuePath(type: HelpDeskType): string {
  return `/helpDesk/queues/${type}`;
}

/** What is called of a record stands below it. */
export function recordPath(id: string): string {
  return `/helpDesk/records/${encodeURIComponent(id)}`;
}

/** A request, whole. */
export const useRecord = (id: string) => useOne<HelpDeskDetail>(recordPath(id), polled);

/** Asks for every list and record of the help desk anew. */
export const useFreshHelpDesk = () => useFresh('/helpDesk');
