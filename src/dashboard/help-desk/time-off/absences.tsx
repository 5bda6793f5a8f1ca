import { css } from '@emotion/react';
import { TriangleAlert } from 'lucide-react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { denseTarget } from '../../components/styles/target-size.styles';
import { Link } from '../../components/link/link';
import { regionName } from '../../components/region-name';
import { spanWords } from '../../components/time/day-format';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';
import type { RecordPartProps } from '../queues/queue-type';
import { TheRest } from './collapsed-list';
import { countWords, orderAway } from './absence-order';

/** So many are named at once. */
const most = 5;

/** Who else is away on these days, and what else this person has asked for: what may stand against it. */
export function Away({ record: { away, region }, addressOf }: RecordPartProps) {
  const { others, own } = away;
  const all = [...own, ...orderAway(others, region)];
  const list = (some: readonly TimeOff[]) => <AwayList away={some} addressOf={addressOf} />;
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
      <p css={{ color: color.muted }}>{countWords(others, region, regionName(region))}</p>
      {list(all.slice(0, most))}
      <TheRest count={all.length - most}>{list(all.slice(most))}</TheRest>
    </section>
  );
}

function AwayList({
  away,
  addressOf,
}: { away: readonly TimeOff[] } & Pick<RecordPartProps, 'addressOf'>) {
  return (
    <ul css={{ listStyle: 'none' }}>
      {away.map((one) => (
        <li key={one.id}>
          <Link to={addressOf(one.id)} css={linkStyle}>
            {one.name}
          </Link>{' '}
          <span css={{ color: color.muted }}>{awayWords(one)}</span>
        </li>
      ))}
    </ul>
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
