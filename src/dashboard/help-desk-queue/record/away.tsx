import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { TriangleAlert } from 'lucide-react';
import type { HelpDeskDetail, TimeOff } from '../../../../contract/help-desk-record';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { denseTarget } from '../../parts/dense-target';
import { regionName } from '../../parts/region-name';
import { spanWords } from '../../parts/time/day-words';
import { sectionHeadStyle } from '../../parts/section-head-style';

type AwayProps = { away: HelpDeskDetail['away']; addressOf: (record: string) => string };

/** Who else is away on these days, and what else this person has asked for: what may stand against it. */
export function Away({ away: { others, own }, addressOf }: AwayProps) {
  return (
    <section aria-labelledby="record-away" css={{ display: 'grid', gap: space[2] }}>
      <h3 id="record-away" css={sectionHeadStyle}>
        Away on these days
      </h3>
      {own.length > 0 && (
        <p css={conflictStyle}>
          <TriangleAlert size={18} aria-hidden /> This person has other time off on these days.
        </p>
      )}
      {others.length + own.length === 0 && <p css={{ color: color.muted }}>Nobody else.</p>}
      <ul css={{ listStyle: 'none' }}>
        {[...own, ...others].map((one) => (
          <li key={one.id}>
            <Link to={addressOf(one.id)} css={linkStyle}>
              {one.name}
            </Link>{' '}
            <span css={{ color: color.muted }}>{awayWords(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function awayWords({ firstDay, lastDay, region, decision }: TimeOff): string {
  return `${spanWords(firstDay, lastDay)} · ${regionName(region)} · ${decision === 'approved' ? 'approved' : 'waits'}`;
}

const conflictStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.warning,
  fontWeight: 700,
});
const linkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: denseTarget });
