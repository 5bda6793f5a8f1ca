import type { HelpDeskRecord } from '../../../contract/help-desk';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { isOpen } from '../parts/help-desk-counts';

export const filters = ['all', 'waiting', 'reviewed'] as const;
export type Filter = (typeof filters)[number];

/** The records of one queue under a filter: what waits first, the longest wait on top, then the reviewed, newest on top. */
export function orderRecords(
  records: readonly HelpDeskRecord[],
  type: HelpDeskType,
  filter: Filter,
): HelpDeskRecord[] {
  const own = records.filter((record) => record.type === type);
  const waiting = own.filter(isOpen).sort((one, other) => one.at.localeCompare(other.at));
  const reviewed = own
    .filter((record) => !isOpen(record))
    .sort((one, other) => other.at.localeCompare(one.at));
  if (filter === 'waiting') return waiting;
  return filter === 'reviewed' ? reviewed : [...waiting, ...reviewed];
}
