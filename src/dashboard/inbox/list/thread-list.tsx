import { useState } from 'react';
import { css } from '@emotion/react';
import { Inbox } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { ChooseBox } from '../../components/selection/selection-checkbox';
import { NoMatch } from '../../components/list/empty-state';
import { Notice } from '../../components/status/notice';
import { VirtualRows } from '../../components/virtual-list/virtual-list';
import type { ThreadSelection } from '../bulk-selection/use-thread-selection';
import { rowHeight, ThreadRow } from './thread-row';

type ThreadListProps = {
  chats: readonly Chat[];
  selected: string | null;
  /** The list without search and filters; null if there are none. */
  unfilteredUrl: string | null;
  getUrl: (userId: string) => string;
  getUnreadCount: (chat: Chat) => number;
  /** True if another list was visible before. */
  startsAtTop: boolean;
  selection: ThreadSelection;
};

/** A virtual list of threads with one tab stop; the arrow keys move between rows. */
export function ThreadList(props: ThreadListProps) {
  const { chats, selected, unfilteredUrl, getUrl, getUnreadCount, startsAtTop, selection } = props;
  // The row of the last open thread stays the tab stop.
  const [lastSelected, setLastSelected] = useState(selected);
  if (selected !== null && selected !== lastSelected) setLastSelected(selected);

  if (chats.length === 0) return <EmptyList unfilteredUrl={unfilteredUrl} />;
  const selectedIndex = chats.findIndex(({ userId }) => userId === (selected ?? lastSelected));
  const activeIndex = Math.max(0, selectedIndex);
  return (
    <VirtualRows
      label="Threads"
      count={chats.length}
      estimate={rowHeight}
      keyOf={(index) => chats[index]?.userId ?? index.toString()}
      active={activeIndex}
      inSight={selectedIndex}
      fromTop={startsAtTop}
    >
      {(index, focusRow) => {
        const chat = chats[index];
        if (!chat) return null;
        const targets = { 1: index + 1, [-1]: index - 1, first: 0, last: chats.length - 1 };
        return (
          <div css={selection.isEnabled && selectableRowStyle}>
            {selection.choice && (
              <ChooseBox
                label={`Select ${chat.name}`}
                checked={selection.choice.chosen[chat.userId] === true}
                onChange={() => selection.toggle(chat.userId)}
                frame={checkboxStyle}
              />
            )}
            <ThreadRow
              chat={chat}
              url={getUrl(chat.userId)}
              unreadCount={getUnreadCount(chat)}
              isSelected={chat.userId === selected}
              isTabStop={index === activeIndex}
              onMove={(to) => focusRow(targets[to])}
            />
          </div>
        );
      }}
    </VirtualRows>
  );
}

const selectableRowStyle = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' });
const checkboxStyle = css({ width: target, borderBlockEnd: `1px solid ${color.line}` });

function EmptyList({ unfilteredUrl }: Pick<ThreadListProps, 'unfilteredUrl'>) {
  return (
    <div css={{ padding: space[4] }}>
      {unfilteredUrl !== null ? (
        <NoMatch title="No matching threads" all={unfilteredUrl}>
          <p>
            Search covers names, phone numbers, e-mails, and messages. Try fewer words or filters.
          </p>
        </NoMatch>
      ) : (
        <Notice icon={Inbox} title="No messages yet">
          <p>New eligibility checks appear here within seconds.</p>
        </Notice>
      )}
    </div>
  );
}
