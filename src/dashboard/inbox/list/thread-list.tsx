import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Inbox } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { listPage } from '../../../../contract/shared/list-limits';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { Skeleton } from '../../../ui/loading/skeleton';
import { ChooseBox } from '../../components/selection/selection-checkbox';
import { NoMatch } from '../../components/list/empty-state';
import { Notice } from '../../components/status/notice';
import type { Choosing } from '../bulk-selection/use-thread-selection';
import { ThreadRow } from './thread-row';

type ThreadListProps = {
  chats: readonly Chat[];
  selected: string | null;
  /** Where all threads are listed; null where they are. */
  all: string | null;
  addressOf: (userId: string) => string;
  unreadIn: (chat: Chat) => number;
  choosing: Choosing;
};

/** Threads in their order. One of them is in the tab order; arrows move between them. */
export function ThreadList({
  chats,
  selected,
  all,
  addressOf,
  unreadIn,
  choosing,
}: ThreadListProps) {
  /** The thread that is open, or was last: its row is where one goes on. */
  const [last, setLast] = useState(selected);
  if (selected !== null && selected !== last) setLast(selected);
  const at = chats.findIndex(({ userId }) => userId === (selected ?? last));
  const [limit, setLimit] = useState(listPage);
  const visible = chats.slice(0, Math.max(limit, at + 1));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
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
  const focusRow = (to: 1 | -1 | 'first' | 'last', index: number) => {
    const positions = { 1: index + 1, [-1]: index - 1, first: 0, last: visible.length - 1 };
    list.current?.querySelectorAll<HTMLElement>('[data-thread]')[positions[to]]?.focus();
  };
  return (
    <>
      <ul ref={list} aria-label="Threads" css={{ listStyle: 'none' }}>
        {visible.map((chat, index) => (
          <li key={chat.userId} css={choosing.on ? chosenRowStyle : undefined}>
            {choosing.choice && (
              <ChooseBox
                label={`Select ${chat.name}`}
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
              tabbable={index === Math.max(0, at)}
              onMove={(to) => focusRow(to, index)}
            />
          </li>
        ))}
      </ul>
      {visible.length < chats.length && (
        <div css={{ padding: space[2], textAlign: 'center' }}>
          <Button tone="quiet" onClick={() => setLimit(visible.length + listPage)}>
            Show more
          </Button>
        </div>
      )}
    </>
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
