import type { HelpDeskRecord } from '../../../contract/help-desk';
import { helpDeskTypes, type HelpDeskType } from '../../../contract/help-desk-types';

/** Open records of one queue: how many, and since when the oldest has waited (ISO 8601; null for none). */
export type QueueCount = { open: number; oldest: string | null };

/** A record waits until its review is the text 'true' (specification section 4). */
export function isOpen(record: HelpDeskRecord): boolean {
  return record.review !== 'true';
}

/** The counts per type; every type has one. */
export function queueCounts(records: readonly HelpDeskRecord[]): Record<HelpDeskType, QueueCount> {
  const counts = Object.fromEntries(
    helpDeskTypes.map((type) => [type, { open: 0, oldest: null }]),
  ) as Record<HelpDeskType, QueueCount>;
  for (const record of records.filter(isOpen)) {
    const count = counts[record.type];
    count.open += 1;
    if (count.oldest === null || record.at < count.oldest) count.oldest = record.at;
  }
  return counts;
}
