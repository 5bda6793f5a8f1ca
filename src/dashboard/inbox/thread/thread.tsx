import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import { mailtoHref } from '../../../../contract/shared/email-address';
import type { Chat } from '../../../../contract/inbox/schema';
import type { ThreadState, ThreadWish } from '../../../../contract/inbox/change-schema';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { denseTarget } from '../../components/styles/target-size.styles';
import { betweenStyle, headInSightStyle, openStyle } from '../../components/styles/sticky.styles';
import { Link } from '../../components/link/link';
import { regionName } from '../../components/region-name';
import { useStaff } from '../../hooks/session/use-staff';
import { useVersionedChange } from '../../api/use-versioned-change';
import { text } from '../../components/styles/font-size';
import { AlsoHere } from '../../components/detail/presence-indicator';
import { StateFault } from '../../components/status/error-message';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { threadPath, useRefreshThreads, useUpdateThread } from '../api';
import { mergeDrafts } from '../merge/merge-drafts';
import { MergedNotice } from '../merge/merged-notice';
import { ReplyBox } from '../reply/reply-box';
import { getTextingLabel } from '../reply/reply-channels';
import { appendMessage } from './append-message';
import { EarlierMessages } from './earlier-messages';
import { Message } from './message';
import { OtherAddresses } from './other-addresses';
import { HeaderStatus, MergeButton, StatusBar } from './status-bar';
import { useEarlierMessages } from './use-earlier-messages';
import { useScrollToLatest, useStableScroll } from './use-message-scroll';

type ThreadProps = {
  chat: Chat;
  listUrl: string;
  /** Whether the user has just opened the thread, rather than loaded the page with it. */
  takesFocus: boolean;
};

/** One person: contact details, status, messages, and the reply box. Needs the userId as key. */
export function Thread({ chat, listUrl, takesFocus }: ThreadProps) {
  const { drafts } = useStaff();
  const updateThread = useUpdateThread();
  const refresh = useRefreshThreads();
  const state = useVersionedChange<ThreadState, ThreadWish>(threadPath(chat.userId), chat.version, {
    onChanged: (next) => updateThread(chat.userId, (known) => ({ ...known, ...next })),
    onRefused: refresh,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useKeys({
    r: { words: 'Write a reply (Esc leaves the box)', act: () => box.current?.focus() },
    e: {
      words: 'Close this thread',
      act: () => {
        if (chat.status !== 'closed') void state.change({ status: 'closed' });
      },
    },
  });

  // If a colleague merges the thread while someone is writing, the focus stays in the reply box. In a layout effect, so that
  // no keystroke becomes a shortcut.
  const [hasMovedDraft] = useState(() => mergeDrafts(drafts, chat));
  useLayoutEffect(() => {
    if (!hasMovedDraft) return;
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [hasMovedDraft]);

  useEffect(() => {
    if (takesFocus && document.activeElement !== box.current) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);

  const earlier = useEarlierMessages(chat);
  useStableScroll(pane, earlier.messages[0]?.id);
  useScrollToLatest(pane, chat.total, earlier.messages.length > chat.messages.length);

  return (
    <section aria-labelledby="thread-name" css={openStyle}>
      <header css={headerStyle}>
        <Link to={listUrl} aria-label="Back to list" css={backStyle}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <div css={titleStyle}>
          <h2 id="thread-name" ref={heading} tabIndex={-1} css={nameStyle}>
            {chat.name}
          </h2>
          <p css={{ color: color.muted, fontSize: text.small }}>
            {regionName(chat.region)} · {getTextingLabel(chat)}
          </p>
        </div>
        <ul css={contactStyle}>
          <li>
            <a href={telHref(chat.contact)}>
              <Phone size={16} aria-hidden /> {formatPhone(chat.contact)}
            </a>
          </li>
          {chat.email !== null && (
            <li>
              <a href={mailtoHref(chat.email)}>
                <Mail size={16} aria-hidden /> <span>{chat.email}</span>
              </a>
            </li>
          )}
        </ul>
        <HeaderStatus chat={chat} state={state} />
        <StateFault fault={state.fault} />
      </header>
      <StatusBar chat={chat} state={state}>
        <MergeButton chat={chat} />
        <AlsoHere path={threadPath(chat.userId)} />
        <OtherAddresses chat={chat} />
        <MergedNotice chat={chat} />
      </StatusBar>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls with keys only what can have the focus */}
      <div ref={pane} role="group" aria-label="Conversation" tabIndex={0} css={messagesStyle}>
        {chat.total > chat.messages.length && (
          <EarlierMessages earlier={earlier} total={chat.total} />
        )}
        <ol aria-label="Messages" css={{ display: 'grid', gap: space[6], listStyle: 'none' }}>
          {earlier.messages.map((message) => (
            <Message
              key={message.id}
              userId={chat.userId}
              personName={chat.name}
              message={message}
              onQueued={() => {
                earlier.updateMessage({ ...message, delivery: 'queued' });
                refresh();
              }}
            />
          ))}
        </ol>
      </div>
      <ReplyBox
        box={box}
        chat={chat}
        onRejected={refresh}
        onSent={(message) =>
          updateThread(chat.userId, (known) => appendMessage(known, message), true)
        }
      />
    </section>
  );
}

const headerStyle = css(headInSightStyle, {
  // On phones: back link and name, then contact details and status.
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  [media.wide]: { display: 'flex', flexWrap: 'wrap', paddingBlock: space[3] },
});

const backStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  marginInlineStart: `-${space[2]}`,
  color: color.text,
  [media.wide]: { display: 'none' },
});

// On wide screens, a long address wraps to the next line.
const titleStyle = css({ gridColumn: '2 / -1', flex: '1 1 16rem', minWidth: 0 });

const nameStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  // Phones cut off very long names, which the messages show in full.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [media.wide]: { display: 'block', overflow: 'visible' },
  '&:focus': { outline: 'none' },
});

const contactStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  gridColumn: '1 / 3',
  minWidth: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  li: { minWidth: 0 },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: denseTarget,
    maxWidth: '100%',
  },
  'a > svg': { flex: 'none' },
  'a > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const messagesStyle = css(betweenStyle, {
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
