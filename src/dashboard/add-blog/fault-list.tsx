import { css } from '@emotion/react';
import type { ApiError } from '../../lib/api';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';

type FaultListProps = {
  faults: ApiError['faults'];
  onJump: (place: { line: number; column: number }) => void;
};

/** What a text holds that it may not, each with a way there. */
export function FaultList({ faults, onJump }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" css={boxStyle}>
      <p css={{ fontWeight: 700 }}>
        Not saved: the text may hold Markdown and the listed components alone.
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
