import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import Mail from 'lucide-react/icons/mail';
import { isMissedCall } from '../../../../contract/inbox/constants';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { useInvalidate } from '../../api/swr-hooks';
import {
  toolbarButtonStyle,
  scrollingBodyStyle,
  detailPaneStyle,
} from '../../components/dashboard.styles';
import { useStaff } from '../../hooks/use-staff';
import { useVersionedChange } from '../../hooks/use-versioned-change';
import { FollowUpLine } from '../../components/follow-up/follow-up-line';
import type { CallOutcome } from '../../components/follow-up/times';
import { PersonDataButton } from '../../components/detail/person-data-button';
import { PresenceIndicator } from '../../components/detail/presence-indicator';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { appendMessage, describeThreadChange, useUpdateThread } from '../threads';
import { mergeDrafts } from '../merge/merge-drafts';
import { MergeButton, MergedNotice, PossibleDuplicates } from '../merge/merge-notices';
import { ReplyBox } from '../reply/reply-box';
import { SnoozeButton } from '../snooze/snooze-button';
import { OtherAddresses } from '../addresses';
import { EarlierMessages, useEarlierMessages } from './earlier-messages';
import { Message } from './message';
import { StatusBar, ThreadHeader } from './thread-header';
import { buildThreadTimeline, EventLine, useThreadEvents } from './thread-events';
import { useScrollToLatest, useStableScroll } from './use-message-scroll';

type ThreadProps = {
  thread: Chat;
  listUrl: string;
  /** False if the page was loaded with it open. */
  takesFocus: boolean;
  onMarkUnread: () => void;
};

/** One person: contact details, status, messages, and the reply box. Needs the userId as key. */
export function Thread({ thread, listUrl, takesFocus, onMarkUnread }: ThreadProps) {
  const { drafts } = useStaff();
  const updateThread = useUpdateThread();
  const refresh = useInvalidate('/chats');
  const params = { userId: thread.userId };
  const state = useVersionedChange('PATCH /chats/:userId', { params }, thread.version, {
    onChanged: (next) => updateThread(thread.userId, (known) => ({ ...known, ...next })),
    onError: refresh,
    undo: {
      call: 'POST /chats/undo',
      name: thread.name,
      describe: (change) => describeThreadChange(thread.name, change),
      onUndone: refresh,
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useShortcuts({
    r: { label: 'Write a reply (Esc leaves the box)', run: () => box.current?.focus() },
    e: {
      label: 'Close this thread',
      run: () => {
        if (thread.status !== 'closed') void state.change({ status: 'closed' });
      },
    },
  });

  // If a colleague merges the thread while someone is writing, the focus stays in the reply box. In a layout effect, so that
  // no keystroke becomes a shortcut.
  const [hasMovedDraft] = useState(() => mergeDrafts(drafts, thread));
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

  const [outcome, setOutcome] = useState<CallOutcome | null>(null);
  const earlier = useEarlierMessages(thread);
  const events = useThreadEvents(thread);
  const timeline = buildThreadTimeline(earlier.messages, events, earlier.remaining);
  useStableScroll(pane, earlier.messages[0]?.id);
  // The events arrive after the messages, and their lines make the list longer.
  const loadedCount = thread.total + Number(events.length > 0);
  useScrollToLatest(pane, loadedCount, earlier.messages.length > thread.messages.length);

  return (
    <section aria-labelledby="thread-name" css={detailPaneStyle}>
      <ThreadHeader thread={thread} state={state} listUrl={listUrl} heading={heading} />
      <StatusBar thread={thread} state={state}>
        <MergeButton thread={thread} />
        <button type="button" aria-keyshortcuts="u" onClick={onMarkUnread} css={toolbarButtonStyle}>
          <Mail size={16} aria-hidden /> Mark as unread
        </button>
        <SnoozeButton thread={thread} state={state} />
        <PersonDataButton recordId={thread.userId} backUrl={listUrl} />
        <PresenceIndicator call="POST /chats/:userId/presence" params={params} />
        <FollowUpLine
          record={{ kind: 'thread', id: thread.userId, name: thread.name }}
          followUp={thread.followUp}
          outcome={outcome}
          onOutcomeUsed={() => setOutcome(null)}
        />
        <OtherAddresses thread={thread} />
        <MergedNotice thread={thread} />
        <PossibleDuplicates thread={thread} />
      </StatusBar>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls with keys only what can have the focus */}
      <div ref={pane} role="group" aria-label="Thread" tabIndex={0} css={messagesStyle}>
        {thread.total > thread.messages.length && (
          <EarlierMessages earlier={earlier} total={thread.total} />
        )}
        <ol aria-label="Messages" css={{ display: 'grid', gap: space[6], listStyle: 'none' }}>
          {timeline.map((item) =>
            'event' in item ? (
              <EventLine key={item.event.id} event={item.event} />
            ) : (
              <Message
                key={item.message.id}
                userId={thread.userId}
                message={item.message}
                onQueued={() => {
                  earlier.updateMessage({ ...item.message, delivery: 'queued' });
                  refresh();
                }}
              />
            ),
          )}
        </ol>
      </div>
      <ReplyBox
        box={box}
        thread={thread}
        onRejected={refresh}
        onSent={(message) => {
          updateThread(thread.userId, (known) => appendMessage(known, message), true);
          const { channel, intent } = message;
          if (channel === 'call') setOutcome(isMissedCall(intent) ? intent : 'reached');
        }}
      />
    </section>
  );
}

const messagesStyle = css(scrollingBodyStyle, {
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
