import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { Chat } from '../../../contract/chats';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { radius, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Skeleton } from '../../ui/skeleton';
import { CountBadge } from '../parts/count-badge';
import { regionName } from '../parts/region-name';
import { text } from '../parts/text';
import { TimeAgo } from '../parts/time/time-ago';

const most = 6;

type LatestThreadsProps = {
  chats: readonly Chat[] | undefined;
  inboxPath: string;
  unreadIn: (chat: Chat) => number;
};

/** The threads with the newest activity, each a link to itself in the inbox. */
export function LatestThreads({ chats, inboxPath, unreadIn }: LatestThreadsProps) {
  if (chats?.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" css={{ marginBlockEnd: space[3], fontSize: text.heading }}>
        Latest messages
      </h2>
      <ul css={listStyle}>
        {chats
          ? chats.slice(0, most).map((chat) => (
              <li key={chat.userId}>
                <Link to={`${inboxPath}?thread=${encodeURIComponent(chat.userId)}`} css={rowStyle}>
                  <span css={nameStyle}>
                    <span css={ellipsis}>{chat.name}</span>
                    <CountBadge count={unreadIn(chat)} of="unread" />
                  </span>
                  <span css={regionStyle}>{regionName(chat.region)}</span>
                  <span css={timeStyle}>
                    {chat.messages.length > 0 && <TimeAgo at={chat.messages.at(-1)?.at ?? ''} />}
                  </span>
                </Link>
              </li>
            ))
          : [1, 2, 3].map((row) => (
              <li key={row} css={{ padding: space[4] }}>
                <Skeleton height="1.2rem" />
              </li>
            ))}
      </ul>
    </section>
  );
}

const listStyle = css({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  listStyle: 'none',
  'li:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.line}` },
});

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `${space[2]} ${space[4]}`,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.sunken, color: color.text },
  '&:focus-visible': { outlineOffset: -3 },
});

const ellipsis = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const nameStyle = css({ flex: 1, display: 'flex', gap: space[2], minWidth: 0 });
const quiet = { color: color.muted, fontSize: text.small } as const;
const regionStyle = css(quiet, {
  display: 'none',
  width: '6rem',
  [media.tablet]: { display: 'block' },
});
const timeStyle = css(quiet, { minWidth: '5.5rem', textAlign: 'end' });
