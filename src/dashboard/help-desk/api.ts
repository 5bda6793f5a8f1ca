import type { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { useInvalidate, pollingOptions, useRecord } from '../api/swr-hooks';

export function queuePath(type: HelpDeskType): string {
  return `/helpDesk/queues/${type}`;
}

/** Lists the staff a request can be assigned to. */
export function assigneesPath(type: HelpDeskType): string {
  return `${queuePath(type)}/assignees`;
}

export const undoPath = '/helpDesk/records/undo';

export function requestPath(id: string): string {
  return `/helpDesk/records/${encodeURIComponent(id)}`;
}

export const useRequest = (id: string) =>
  useRecord<HelpDeskDetail>(requestPath(id), pollingOptions);

/** Revalidates every list and request of the help desk. */
export const useRefreshHelpDesk = () => useInvalidate('/helpDesk');
