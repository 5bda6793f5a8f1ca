import { css } from '@emotion/react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { Link } from '../../components/link/link';
import { TheRest } from './collapsed-list';

/** So many names of a day are shown at once. */
const most = 6;

type PeopleAwayProps = {
  away: readonly TimeOff[];
  addressOf: (record: string) => string;
};

/** Who is away on a day, those that wait for their decision first; nothing when nobody is. */
export function PeopleAway({ away, addressOf }: PeopleAwayProps) {
  if (away.length === 0) return null;
  const inOrder = [...away].sort(
    (one, other) => Number(one.decision !== null) - Number(other.decision !== null),
  );
  const list = (some: readonly TimeOff[]) => (
    <ul css={peopleStyle}>
      {some.map(({ id, name, decision }) => (
        <li key={id}>
          <Link
            to={addressOf(id)}
            data-row
            // The name may be cut.
            title={`${name}: time off, ${decision === null ? 'waits for its decision' : decision}`}
            css={[personStyle, decision === null && waitsStyle]}
          >
            {name}
            {decision === null && <span css={visuallyHidden}> (waits)</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(inOrder.slice(0, most))}
      <TheRest count={away.length - most}>
        <div css={unfoldedStyle}>{list(inOrder.slice(most))}</div>
      </TheRest>
    </>
  );
}

/** A day on which hundreds are away does not make its week as high as they are. */
const unfoldedStyle = css({ maxHeight: '15rem', overflowY: 'auto' });
const peopleStyle = css({
  display: 'grid',
  // A long name is cut, not its day made wide.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  listStyle: 'none',
});
const personStyle = css({
  display: 'block',
  minHeight: '1.5rem',
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.tealLine}`,
  borderRadius: 4,
  background: color.tealSoft,
  color: color.tealStrong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: target, alignContent: 'center' },
});
const waitsStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  background: color.warningSoft,
  color: color.warning,
});
