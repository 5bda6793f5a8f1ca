import { css } from '@emotion/react';
import { TriangleAlert } from 'lucide-react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { denseTarget } from '../../components/styles/sizes';
import { Link } from '../../components/link/link';
import { getRegionName } from '../../components/region-name';
import { formatDateRange } from '../../components/time/format';
import { sectionHeadingStyle } from '../../components/styles/controls.styles';
import type { SectionProps } from '../queues/queue-type';
import { formatAbsenceCount, sortAbsences } from './absence-summary';
import { CollapsedList } from './collapsed-list';

const maxVisible = 5;

/** Other time off on the same days: this person's own, and that of colleagues. */
export function Absences({ request: { away, region }, getUrl }: SectionProps) {
  const absences = [...away.own, ...sortAbsences(away.others, region)];
  const renderList = (some: readonly TimeOff[]) => (
    <ul css={{ listStyle: 'none' }}>
      {some.map((absence) => (
        <li key={absence.id}>
          <Link to={getUrl(absence.id)} css={linkStyle}>
            {absence.name}
          </Link>{' '}
          <span css={{ color: color.muted }}>{formatAbsence(absence)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="request-absences" css={{ display: 'grid', gap: space[2] }}>
      <h3 id="request-absences" css={sectionHeadingStyle}>
        Away on these days
      </h3>
      {away.own.length > 0 && (
        <p css={conflictStyle}>
          <TriangleAlert size={18} aria-hidden /> This person has other time off on these days.
        </p>
      )}
      <p css={{ color: color.muted }}>
        {formatAbsenceCount(away.others, region, getRegionName(region))}
      </p>
      {renderList(absences.slice(0, maxVisible))}
      <CollapsedList count={absences.length - maxVisible}>
        {renderList(absences.slice(maxVisible))}
      </CollapsedList>
    </section>
  );
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
const linkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: denseTarget });
