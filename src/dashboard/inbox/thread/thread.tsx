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
import { LaterAddresses } from './other-addresses';
import { carryDrafts } from '../merge/merge-drafts';
import { MergeButton } from '../merge/merge-button';
import { MergedNote } from '../merge/merged-notice';
import { Message } from './message';
import { ReplyBox } from '../reply/reply-box';
import { textingWords } from '../reply/reply-channels';
import { StatusInHead, ThreadStateBar } from './status-bar';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { EarlierButton } from './load-earlier-button';
import { useEarlier } from './use-earlier-messages';
import { useReadingPlace } from './use-reading-position';
import { useLatestInSight } from './use-scroll-to-latest';
import { threadPath, useChangeThread, useFreshThreads } from '../api';
import { withMessage } from './append-message';
import { StateFault } from '../../components/status/error-message';

type ThreadProps = {
  chat: Chat;
  /** The list's address, for the way back on phones. */
  back: string;
  /** Whether the thread was chosen just now, rather than opened with the page: then it takes the focus. */
  takesFocus: boolean;
};

/** One person: how to reach them, how far the office has come, everything said in both directions, and the answer. Give it the userId as key. */
export function Thread({ chat, back, takesFocus }: ThreadProps) {
  const { drafts } = useStaff();
  const changeThread = useChangeThread();
  const onStale = useFreshThreads();
  const state = useVersionedChange<ThreadState, ThreadWish>(threadPath(chat.userId), chat.version, {
    onChanged: (next) => changeThread(chat.userId, (old) => ({ ...old, ...next }), false),
    onRefused: onStale,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useKeys({
    r: { words: 'To the reply box; Esc leads out of it', act: () => box.current?.focus() },
    e: {
      words: 'Close this person’s thread',
      act: () => {
        if (chat.status !== 'closed') void state.change({ status: 'closed' });
      },
    },
  });

  // Whoever is writing while a colleague merges the thread goes on writing here: with the drawing, so that no letter becomes a command.
  const [wasCarried] = useState(() => carryDrafts(drafts, chat));
  useLayoutEffect(() => {
    if (!wasCarried) return;
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [wasCarried]);

  useEffect(() => {
    if (takesFocus && document.activeElement !== box.current) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);

  const earlier = useEarlier(chat);
  useReadingPlace(messages, earlier.messages[0]?.id);
  useLatestInSight(messages, chat.total, earlier.messages.length > chat.messages.length);

  return (
    <section aria-labelledby="thread-name" css={openStyle}>
      <header css={headerStyle}>
        <Link to={back} aria-label="Back to the list" css={backStyle}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <div css={whoStyle}>
          <h2 id="thread-name" ref={heading} tabIndex={-1} css={nameStyle}>
            {chat.name}
          </h2>
          <p css={{ color: color.muted, fontSize: text.small }}>
            {regionName(chat.region)} · {textingWords(chat)}
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
        <StatusInHead chat={chat} state={state} />
        <StateFault fault={state.fault} />
      </header>
      <ThreadStateBar chat={chat} state={state}>
        <MergeButton chat={chat} />
        <AlsoHere path={threadPath(chat.userId)} />
        <LaterAddresses chat={chat} />
        <MergedNote chat={chat} />
      </ThreadStateBar>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets keys scroll what cannot have the focus */}
      <div ref={messages} role="group" aria-label="Conversation" tabIndex={0} css={messagesStyle}>
        {chat.total > chat.messages.length && (
          <EarlierButton
            shown={earlier.messages.length}
            total={chat.total}
            left={earlier.left}
            busy={earlier.busy}
            fault={earlier.fault}
            onShow={earlier.showEarlier}
          />
        )}
        <ol aria-label="Messages" css={{ display: 'grid', gap: space[6], listStyle: 'none' }}>
          {earlier.messages.map((message) => (
            <Message
              key={message.id}
              userId={chat.userId}
              person={chat.name}
              message={message}
              onStale={onStale}
            />
          ))}
        </ol>
      </div>
      <ReplyBox
        box={box}
        chat={chat}
        onRefused={onStale}
        onSent={(message) => changeThread(chat.userId, (old) => withMessage(old, message), true)}
      />
    </section>
  );
}

const headerStyle = css(headInSightStyle, {
  // On a phone the way back and the name; below, the ways to reach them and the status.
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

// On wide screens an address too long to stand beside it goes below.
const whoStyle = css({ gridColumn: '2 / -1', flex: '1 1 16rem', minWidth: 0 });

const nameStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  // On a phone a very long name would leave no room for what is written; the messages say it whole.
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
  // The messages say a long address whole.
  'a > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const messagesStyle = css(betweenStyle, {
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
