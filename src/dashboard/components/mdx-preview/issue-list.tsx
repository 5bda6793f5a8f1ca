import { css } from '@emotion/react';
import type { ApiError } from '../../../lib/api/api-client';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';

type IssueListProps = {
  issues: ApiError['issues'];
  /** The text is saved, so the issues only block publishing. */
  isSaved: boolean;
  onJump: (position: { line: number; column: number }) => void;
};

const maxIssues = 20;

export function IssueList({ issues, isSaved, onJump }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <div role="alert" css={boxStyle}>
      <p css={{ fontWeight: 700 }}>
        {isSaved
          ? 'The text is saved. Fix these errors before you publish it:'
          : 'The text is not saved. Fix these errors:'}
      </p>
      <ul css={listStyle}>
        {issues.slice(0, maxIssues).map(({ line, column, problem, advice }, index) => (
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
  color: color.primary,
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
});
