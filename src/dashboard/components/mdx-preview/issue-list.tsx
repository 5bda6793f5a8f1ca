import { css } from '@emotion/react';
import type { ApiError } from '../../../lib/api/api-client';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';

type FaultListProps = {
  faults: ApiError['faults'];
  /** Whether the text is kept all the same: then it is publishing that they stand in the way of. */
  isSaved: boolean;
  onJump: (place: { line: number; column: number }) => void;
};

/** What is wrong with a text, each with a way there. */
export function FaultList({ faults, isSaved, onJump }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" css={boxStyle}>
      <p css={{ fontWeight: 700 }}>
        {isSaved ? 'The text is saved. To be published' : 'The text is not saved. To be saved'}, it
        needs mending here:
      </p>
      <ul css={listStyle}>
        {faults.slice(0, 20).map(({ line, column, problem, advice }, index) => (
          <li key={index}>
            <button type="button" css={jumpStyle} onClick={() => onJump({ line, column })}>
              Line {line}, column {column}
            </button>{' '}
            {problem} {advice}
          </li>
        ))}
      </ul>
    </div>
  );
}

const boxStyle = css({
  padding: space[4],
  borderRadius: radius.medium,
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
  overflowWrap: 'anywhere',
});
const listStyle = css({ display: 'grid', gap: space[1], marginTop: space[2], listStyle: 'none' });
const jumpStyle = css({
  minHeight: '2rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.teal,
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
});
