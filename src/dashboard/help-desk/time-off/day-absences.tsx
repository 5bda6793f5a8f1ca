import { css } from '@emotion/react';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { Link } from '../../components/link/link';
import { CollapsedList } from './collapsed-list';

type DayAbsencesProps = {
  absences: readonly TimeOff[];
  getUrl: (requestId: string) => string;
};

/** The absences of one day, undecided ones first. */
export function DayAbsences({ absences, getUrl }: DayAbsencesProps) {
  if (absences.length === 0) return null;
  const sorted = [...absences].sort(
    (a, b) => Number(a.decision !== null) - Number(b.decision !== null),
  );
  const renderList = (some: readonly TimeOff[]) => (
    <ul css={listStyle}>
      {some.map(({ id, name, decision }) => (
        <li key={id}>
          <Link
            to={getUrl(id)}
            data-row
            title={`${name}: time off ${decision ?? 'waiting'}`}
            css={[nameStyle, decision === null && waitingStyle]}
          >
            {name}
            {decision === null && <span css={visuallyHidden}> (waiting)</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
  return <CollapsedList items={sorted} maxVisible={6} renderList={renderList} />;
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  listStyle: 'none',
  'details > &': { maxHeight: '15rem', overflowY: 'auto' },
});
const nameStyle = css({
  display: 'block',
  minHeight: '1.5rem',
  padding: `0 ${space[1]}`,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: 4,
  background: color.primarySoft,
  color: color.primaryStrong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: target, alignContent: 'center' },
});
const waitingStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  background: color.warningSoft,
  color: color.warning,
});
