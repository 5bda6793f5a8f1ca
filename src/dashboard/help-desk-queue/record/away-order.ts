import type { TimeOff } from '../../../../contract/help-desk-record';
import type { RegionId } from '../../../../contract/regions';

/** Who else is away, in the order of who is missed most: the own office first, approved before what waits, then by day. */
export function orderAway(others: readonly TimeOff[], region: RegionId): TimeOff[] {
  const rank = (one: TimeOff) =>
    (one.region === region ? 0 : 2) + (one.decision === 'approved' ? 0 : 1);
  return [...others].sort(
    (one, other) => rank(one) - rank(other) || one.firstDay.localeCompare(other.firstDay),
  );
}

/** How many others, of which office: '28 others: 3 approved and 2 that wait in New York, 23 elsewhere'. */
export function countWords(
  others: readonly TimeOff[],
  region: RegionId,
  regionWords: string,
): string {
  if (others.length === 0) return 'Nobody else.';
  const own = others.filter((one) => one.region === region);
  const approved = own.filter(({ decision }) => decision === 'approved').length;
  const elsewhere = others.length - own.length;
  const who = others.length === 1 ? '1 other' : `${others.length} others`;
  return `${who}: ${approved} approved and ${own.length - approved} waiting in ${regionWords}, ${elsewhere} elsewhere.`;
}
