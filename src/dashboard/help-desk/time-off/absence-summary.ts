import { formatNumber } from '../../../../contract/shared/text/format-number';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import type { RegionId } from '../../../../contract/shared/regions';

/** Sorts by relevance: the same office first, then approved before waiting, then by first day. */
export function sortAbsences(absences: readonly TimeOff[], region: RegionId): TimeOff[] {
  const getRank = (absence: TimeOff) =>
    (absence.region === region ? 0 : 2) + (absence.decision === 'approved' ? 0 : 1);
  return [...absences].sort(
    (a, b) => getRank(a) - getRank(b) || a.firstDay.localeCompare(b.firstDay),
  );
}

/** '3 approved and 2 waiting in New York; 23 elsewhere.' */
export function formatAbsenceCount(
  absences: readonly TimeOff[],
  region: RegionId,
  regionLabel: string,
): string {
  if (absences.length === 0) return 'No one else.';
  const local = absences.filter((absence) => absence.region === region);
  const approved = local.filter(({ decision }) => decision === 'approved').length;
  const waiting = local.length - approved;
  const elsewhere = absences.length - local.length;
  const counts = [
    ...(approved > 0 ? [`${formatNumber(approved)} approved`] : []),
    ...(waiting > 0 ? [`${formatNumber(waiting)} waiting`] : []),
  ];
  const rest = elsewhere > 0 ? `; ${formatNumber(elsewhere)} elsewhere` : '';
  return `${counts.join(' and ') || 'No one else'} in ${regionLabel}${rest}.`;
}
