import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/tokens';
import { StaffName } from '../timeline';
import { smallStyle, summaryStyle } from '../dashboard.styles';
import { TimeAgo } from '../time/time-ago';

type ChangeHistoryProps<Entry> = {
  /** The latest first. */
  entries: readonly Entry[];
  formatEntry: (entry: Entry) => string;
  renderAction?: (entry: Entry, index: number) => ReactNode;
};

export function ChangeHistory<Entry extends { id: string; by: string; at: string }>({
  entries,
  formatEntry: describe,
  renderAction,
}: ChangeHistoryProps<Entry>) {
  return (
    <details css={{ minWidth: 0 }}>
      <summary css={summaryStyle}>History ({entries.length})</summary>
      <ol css={listStyle}>
        {entries.map((entry, index) => (
          <li key={entry.id} css={entryStyle}>
            <span css={descriptionStyle}>
              {describe(entry)}
              <span css={smallStyle}>
                <StaffName email={entry.by} />, <TimeAgo at={entry.at} />
              </span>
            </span>
            {renderAction?.(entry, index)}
          </li>
        ))}
      </ol>
    </details>
  );
}

const listStyle = css({
  display: 'grid',
  gap: space[3],
  marginTop: space[2],
  listStyle: 'none',
  li: { overflowWrap: 'anywhere' },
});
const entryStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[3],
});
const descriptionStyle = css({ flex: '1 1 14rem', minWidth: 0 });
