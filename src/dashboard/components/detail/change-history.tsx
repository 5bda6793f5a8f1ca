import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { text } from '../styles/font-size';
import { TimeAgo } from '../time/time-ago';

type HistoryProps<Entry> = {
  /** The latest first. */
  entries: readonly Entry[];
  /** A change in words. */
  wordsOf: (entry: Entry) => string;
  /** What can be done with a change, beside it; `index` 0 is the latest. */
  actionOf?: (entry: Entry, index: number) => ReactNode;
};

/** What was changed of something, by whom. */
export function History<Entry extends { id: string; by: string; at: string }>({
  entries,
  wordsOf,
  actionOf,
}: HistoryProps<Entry>) {
  return (
    <details css={{ minWidth: 0 }}>
      <summary css={summaryStyle}>History ({entries.length})</summary>
      <ol css={listStyle}>
        {entries.map((entry, index) => (
          <li key={entry.id} css={entryStyle}>
            <span css={wordsStyle}>
              {wordsOf(entry)}
              <span css={smallStyle}>
                {entry.by}, <TimeAgo at={entry.at} />
              </span>
            </span>
            {actionOf?.(entry, index)}
          </li>
        ))}
      </ol>
    </details>
  );
}

const summaryStyle = css({ minHeight: '2.75rem', alignContent: 'center', fontWeight: 700 });
const listStyle = css({
  display: 'grid',
  gap: space[3],
  marginTop: space[2],
  listStyle: 'none',
  li: { overflowWrap: 'anywhere' },
});
/** What can be done with it goes below where it would squeeze the words. */
const wordsStyle = css({ flex: '1 1 14rem', minWidth: 0 });
const entryStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[3],
});
const smallStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
