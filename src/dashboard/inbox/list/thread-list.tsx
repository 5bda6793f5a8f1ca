import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { css } from '@emotion/react';
import Inbox from 'lucide-react/icons/inbox';
import type { ChatSummary } from '../../../../contract/inbox/schema';
import { color, space, target } from '../../../theme/tokens';
import { SelectionCheckbox } from '../../components/selection';
import { EmptyState, Notice } from '../../components/status/notice';
import type { ThreadSelection } from './bulk-selection';
import { ThreadRow } from './thread-row';

type ThreadListProps = {
  threads: readonly ChatSummary[];
  selected: string | null;
  isFiltered: boolean;
  /** A link to the same list with closed and snoozed threads, if it hides them. */
  showClosed: ReactNode;
  showsWait: boolean;
  /** The list with all threads; null if it is this one. */
  allUrl: string | null;
  getUrl: (userId: string) => string;
  getUnreadCount: (thread: ChatSummary) => number;
  selection: ThreadSelection;
};

/** One page of threads. The list has one tab stop; the arrow keys move between rows. */
export function ThreadList(props: ThreadListProps) {
  const { threads, selected, getUrl, getUnreadCount, selection, showsWait } = props;
  // The row of the last open thread stays the tab stop.
  const [lastSelected, setLastSelected] = useState(selected);
  if (selected !== null && selected !== lastSelected) setLastSelected(selected);
  const selectedIndex = threads.findIndex(({ userId }) => userId === (selected ?? lastSelected));

  if (threads.length === 0) return <EmptyList {...props} />;
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.findIndex((row) => row === event.target);
    const targets = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 };
    if (index === -1 || !(event.key in targets)) return;
    event.preventDefault();
    rows[targets[event.key as keyof typeof targets]]?.focus();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the links inside */}
      <ul aria-label="Threads" onKeyDown={moveFocus} css={{ listStyle: 'none' }}>
        {threads.map((thread, index) => (
          <li key={thread.userId} css={selection.isEnabled && selectableRowStyle}>
            {selection.tableSelection && (
              <SelectionCheckbox
                label={`Select ${thread.name}`}
                checked={selection.tableSelection.selectedIds.includes(thread.userId)}
                onToggle={(isRange) => selection.toggle(thread.userId, isRange)}
                frameStyle={checkboxStyle}
              />
            )}
            <ThreadRow
              thread={thread}
              url={getUrl(thread.userId)}
              unreadCount={getUnreadCount(thread)}
              isSelected={thread.userId === selected}
              isTabStop={index === Math.max(0, selectedIndex)}
              showsWait={showsWait}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const selectableRowStyle = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' });
const checkboxStyle = css({ width: target, borderBlockEnd: `1px solid ${color.divider}` });

function EmptyList({ isFiltered, showClosed, allUrl }: ThreadListProps) {
  const hint = <p>New messages appear here within seconds.</p>;
  return (
    <div css={{ padding: space[4] }}>
      {allUrl === null ? (
        <Notice icon={Inbox} title="No messages yet">
          {hint}
        </Notice>
      ) : isFiltered && showClosed ? (
        <EmptyState title="No open threads match these filters" allUrl={allUrl}>
          {showClosed}
        </EmptyState>
      ) : isFiltered ? (
        <EmptyState title="No matching threads" allUrl={allUrl}>
          <p>
            Search covers names, phone numbers, emails, and messages. Try fewer words or filters.
          </p>
        </EmptyState>
      ) : (
        <EmptyState icon={Inbox} title="No open threads" allUrl={allUrl}>
          {hint}
        </EmptyState>
      )}
    </div>
  );
}
