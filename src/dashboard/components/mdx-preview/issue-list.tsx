import { css } from '@emotion/react';
import type { ApiError } from '../../../browser/api/api-client';
import { color, space, radius } from '../../../theme/tokens';
import { TextButton } from '../buttons';

type IssueListProps = {
  issues: ApiError['issues'];
  /** The text is saved, so the issues only block publishing. */
  isSaved: boolean;
  /** Advice that is written in code is left out, because the editor shows none. */
  isVisual?: boolean;
  onJump: (position: { line: number; column: number }) => void;
};

const maxIssues = 20;

export function IssueList({ issues, isSaved, isVisual = false, onJump }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <div role={isSaved ? 'status' : 'alert'} css={boxStyle}>
      <p css={{ fontWeight: 700 }}>
        {isSaved
          ? 'Fix these errors before you publish the text:'
          : 'The text is not saved. Fix these errors:'}
      </p>
      <ul css={listStyle}>
        {issues.slice(0, maxIssues).map(({ line, column, message, advice }, index) => (
          <li key={index}>
            <TextButton onClick={() => onJump({ line, column })}>
              Line {line}, column {column}
            </TextButton>{' '}
            {message} {(!isVisual || !/<[A-Z]/.test(advice)) && advice}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Selects the rest of the line from the position of an issue, and scrolls there. */
export function selectTextAt(
  field: HTMLTextAreaElement,
  { line, column }: { line: number; column: number },
): void {
  const lines = field.value.split('\n');
  const lineStart = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const lineEnd = lineStart + (lines[line - 1]?.length ?? 0);
  field.setSelectionRange(lineStart + column - 1, lineEnd);
  field.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(field).lineHeight));
}

const boxStyle = css({
  padding: space[4],
  borderRadius: radius.medium,
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
  overflowWrap: 'anywhere',
});
const listStyle = css({ display: 'grid', gap: space[1], marginTop: space[2], listStyle: 'none' });
