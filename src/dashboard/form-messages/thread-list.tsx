import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { Inbox, SearchX } from 'lucide-react';
import type { Chat } from '../../../contract/chats';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Skeleton } from '../../ui/skeleton';
import { Notice } from '../parts/notice';
import { ThreadRow } from './thread-row';

type ThreadListProps = {
  chats: readonly Chat[];
  selected: string | null;
  searching: boolean;
  addressOf: (userId: string) => string;
  unreadIn: (chat: Chat) => number;
};

/** Threads in their order. One of them is in the tab order; arrows move between them. */
export function ThreadList({ chats, selected, searching, addressOf, unreadIn }: ThreadListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // By keys one goes through the list without looking at it.
    const row = selected === null ? null : list.current?.querySelector('[aria-current]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  if (chats.length === 0) {
    return (
      <div css={{ padding: space[4] }}>
        {searching ? (
          <Notice icon={SearchX} title="No thread matches">
            <p>Names, phone numbers, e-mails and messages are searched, and the filters hold.</p>
          </Notice>
        ) : (
          <Notice icon={Inbox} title="No messages yet">
            <p>An eligibility check sent from the site appears here within seconds.</p>
          </Notice>
        )}
      </div>
    );
  }
  const tabbable = chats.some((chat) => chat.userId === selected) ? selected : chats[0]?.userId;
  return (
    <ul ref={list} aria-label="Threads" css={{ listStyle: 'none' }}>
      {chats.map((chat) => (
        <li
          key={chat.userId}
          css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 5.9rem' }}
        >
          <ThreadRow
            chat={chat}
            address={addressOf(chat.userId)}
            unread={unreadIn(chat)}
            selected={chat.userId === selected}
            tabbable={chat.userId === tabbable}
          />
        </li>
      ))}
    </ul>
  );
}

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
