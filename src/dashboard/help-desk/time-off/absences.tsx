import { css } from '@emotion/react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { getRegionName } from '../../../../contract/shared/region-facts';
import type { RegionId } from '../../../../contract/shared/regions';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color, space } from '../../../theme/tokens';
import { inlineLinkStyle, summaryStyle } from '../../components/dashboard.styles';
import { formatDateRange } from '../../components/time/format';
import { Section } from '../../components/section';
import { Link } from '../../components/link';
import type { SectionProps } from '../queues/queue-type';

/** Absences before the rest is collapsed. */
const maxVisible = 5;

/** Other time off on the same days: this person's own, and that of colleagues. */
export function Absences({ request: { away, region }, getUrl }: SectionProps) {
  const absences = [...away.samePerson, ...sortAbsences(away.others, region)];
  return (
    <Section title="Away on these days">
      {away.samePerson.length > 0 && (
        <p css={conflictStyle}>
          <TriangleAlert size={18} aria-hidden /> This person has other time off on these days.
        </p>
      )}
      <p css={{ color: color.muted }}>{formatAbsenceCount(away.others, region)}</p>
      <AbsenceList absences={absences.slice(0, maxVisible)} getUrl={getUrl} />
      {absences.length > maxVisible && (
        <details>
          <summary css={summaryStyle}>{formatNumber(absences.length - maxVisible)} more</summary>
          <AbsenceList absences={absences.slice(maxVisible)} getUrl={getUrl} />
        </details>
      )}
    </Section>
  );
}

type AbsenceListProps = {
  absences: readonly TimeOff[];
  getUrl: (requestId: string) => string;
  /** The keys of lists work in it. */
  isRowList?: boolean;
};

export function AbsenceList({ absences, getUrl, isRowList = false }: AbsenceListProps) {
  return (
    <ul css={{ listStyle: 'none' }}>
      {absences.map((absence) => (
        <li key={absence.id}>
          <Link to={getUrl(absence.id)} data-row={isRowList || undefined} css={inlineLinkStyle}>
            {absence.name}
          </Link>{' '}
          <span css={{ color: color.muted }}>{formatAbsence(absence)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Sorts by relevance: the same office first, then approved before waiting, then by first day. */
export function sortAbsences(absences: readonly TimeOff[], region: RegionId): TimeOff[] {
  const getRank = (absence: TimeOff) =>
    (absence.region === region ? 0 : 2) + (absence.decision === 'approved' ? 0 : 1);
  return [...absences].sort(
    (a, b) => getRank(a) - getRank(b) || a.firstDay.localeCompare(b.firstDay),
  );
}

/** '3 approved and 2 waiting in New York; 23 elsewhere.' */
export function formatAbsenceCount(absences: readonly TimeOff[], region: RegionId): string {
  if (absences.length === 0) return 'No one else.';
  const local = absences.filter((absence) => absence.region === region);
  const approved = local.filter(({ decision }) => decision === 'approved').length;
  const waiting = local.length - approved;
  const elsewhere = absences.length - local.length;
  const counts = [
    approved > 0 && `${formatNumber(approved)} approved`,
    waiting > 0 && `${formatNumber(waiting)} waiting`,
  ].filter(Boolean);
  const rest = elsewhere > 0 ? `; ${formatNumber(elsewhere)} elsewhere` : '';
  return `${counts.join(' and ') || 'No one else'} in ${getRegionName(region)}${rest}.`;
}

function formatAbsence({ firstDay, lastDay, region, decision }: TimeOff): string {
  const status = decision === 'approved' ? 'approved' : 'waiting';
  return `${formatDateRange(firstDay, lastDay)} · ${getRegionName(region)} · ${status}`;
}

const conflictStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.warning,
  fontWeight: 700,
});
