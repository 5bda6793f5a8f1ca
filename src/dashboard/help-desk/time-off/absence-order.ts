import { grouped } from '../../../../contract/shared/text/format-number';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import type { RegionId } from '../../../../contract/shared/regions';

/** Who else is away, in the order of who is missed most: the own office first, approved before what waits, then by day. */
export function orderAway(others: readonly TimeOff[], region: RegionId): TimeOff[] {
  const rank = (one: TimeOff) =>
    (one.region === region ? 0 : 2) + (one.decision === 'approved' ? 0 : 1);
  return [...others].sort(
    (one, other) => rank(one) - rank(other) || one.firstDay.localeCompare(other.firstDay),
  );
}

/** How many others, of which office: '3 approved and 2 waiting in New York; 23 elsewhere.' */
export function countWords(
  others: readonly TimeOff[],
  region: RegionId,
  regionWords: string,
): string {
  if (others.length === 0) return 'Nobody else.';
  const own = others.filter((one) => one.region === region);
  const approved = own.filter(({ decision }) => decision === 'approved').length;
  const elsewhere = others.length - own.length;
  const waiting = own.length - approved;
  const here = [
    ...(approved > 0 ? [`${grouped(approved)} approved`] : []),
    ...(waiting > 0 ? [`${grouped(waiting)} waiting`] : []),
  ];
  const rest = elsewhere > 0 ? `; ${grouped(elsewhere)} elsewhere` : '';
  return `${here.join(' and ') || 'Nobody else'} in ${regionWords}${rest}.`;
}
