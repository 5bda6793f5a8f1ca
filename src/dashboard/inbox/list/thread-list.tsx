import { useState } from 'react';
import { css } from '@emotion/react';
import { Inbox } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Skeleton } from '../../../ui/loading/skeleton';
import { ChooseBox } from '../../components/selection/selection-checkbox';
import { NoMatch } from '../../components/list/empty-state';
import { Notice } from '../../components/status/notice';
import { VirtualRows } from '../../components/virtual-list/virtual-list';
import type { Choosing } from '../bulk-selection/use-thread-selection';
import { rowHeight } from './row-height';
import { ThreadRow } from './thread-row';

type ThreadListProps = {
  chats: readonly Chat[];
  selected: string | null;
  /** Where all threads are listed; null where they are. */
  all: string | null;
  addressOf: (userId: string) => string;
  unreadIn: (chat: Chat) => number;
  /** Whether another list was shown before this one. */
  fromTop: boolean;
  choosing: Choosing;
};

/** Threads in their order. One of them is in the tab order; arrows move between them. */
export function ThreadList({
  chats,
  selected,
  all,
  addressOf,
  unreadIn,
  fromTop,
  choosing,
}: ThreadListProps) {
  /** The thread that is open, or was last: its row is where one goes on. */
  const [last, setLast] = useState(selected);
  if (selected !== null && selected !== last) setLast(selected);
  if (chats.length === 0) {
    return (
      <div css={{ padding: space[4] }}>
        {all !== null ? (
          <NoMatch title="No thread matches" all={all}>
            <p>
              Names, phone numbers, e-mails and messages are searched. Fewer words or filters may
              find more.
            </p>
          </NoMatch>
        ) : (
          <Notice icon={Inbox} title="No messages yet">
            <p>An eligibility check sent from the site appears here within seconds.</p>
          </Notice>
        )}
      </div>
    );
  }
  const at = chats.findIndex(({ userId }) => userId === (selected ?? last));
  const active = Math.max(0, at);
  return (
    <VirtualRows
      label="Threads"
      count={chats.length}
      estimate={rowHeight}
      keyOf={(index) => chats[index]?.userId ?? index.toString()}
      active={active}
      inSight={at}
      fromTop={fromTop}
    >
      {(index, focusRow) => {
        const chat = chats[index];
        if (!chat) return null;
        const places = { 1: index + 1, [-1]: index - 1, first: 0, last: chats.length - 1 };
        return (
          <div css={choosing.on ? chosenRowStyle : undefined}>
            {choosing.choice && (
              <ChooseBox
                label={`Choose ${chat.name}`}
                checked={choosing.choice.chosen[chat.userId] === true}
                onChange={() => choosing.toggle(chat.userId)}
                frame={besideRowStyle}
              />
            )}
            <ThreadRow
              chat={chat}
              address={addressOf(chat.userId)}
              unread={unreadIn(chat)}
              selected={chat.userId === selected}
              tabbable={index === active}
              onMove={(to) => focusRow(places[to])}
            />
          </div>
        );
      }}
    </VirtualRows>
  );
}

const chosenRowStyle = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' });
const besideRowStyle = css({ width: target, borderBlockEnd: `1px solid ${color.line}` });

/** The list's shape while it loads. */
export function ThreadListSkeleton() {
  return (
    <div aria-busy aria-label="Loading threads" role="status">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} css={skeletonStyle}>
          <Skeleton width="60%" height="1.1rem" />
          <Skeleton width="90%" height="1rem" />
          <Skeleton width="30%" height="0.9rem" />
        </div>
      ))}
    </div>
  );
}

const skeletonStyle = css({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]} ${space[3]} 2.2rem`,
  borderBlockEnd: `1px solid ${color.line}`,
});
