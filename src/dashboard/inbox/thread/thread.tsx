import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { isMissedCall } from '../../../../contract/inbox/constants';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { useInvalidate } from '../../api/swr-hooks';
import { scrollingBodyStyle } from '../../components/dashboard.styles';
import { useStaff } from '../../hooks/use-staff';
import { useVersionedChange } from '../../hooks/use-versioned-change';
import { FollowUpLine } from '../../components/follow-up/follow-up-line';
import type { CallOutcome } from '../../components/follow-up/times';
import { PresenceIndicator } from '../../components/detail/presence-indicator';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { describeThreadChange } from '../threads';
import { mergeDrafts } from '../merge/merge-drafts';
import { MergeAnnouncement, PossibleDuplicateLine, quietLineStyle } from '../merge/merge-notices';
import { ReplyBox } from '../reply/reply-box';
import { SnoozeLine } from '../snooze/snooze-line';
import { EarlierMessages, useEarlierMessages } from './earlier-messages';
import { Message } from './message';
import { DetailsButton, SidePanel, useSidePanel } from './side-panel';
import { ThreadActions } from './thread-actions';
import { ThreadHeader } from './thread-header';
import { ThreadLayout } from './thread-layout';
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
  const refresh = useInvalidate('/chats');
  const params = { userId: thread.userId };
  const state = useVersionedChange('PATCH /chats/:userId', { params }, thread.version, {
    onChanged: refresh,
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
  const panel = useSidePanel();
  const [isSnoozing, setSnoozing] = useState(false);
  useShortcuts({
    i: { label: 'Show or hide details', run: panel.toggle },
    r: { label: 'Write a reply (Esc leaves the box)', run: () => box.current?.focus() },
    h: {
      label: 'Snooze this thread',
      run: () => setSnoozing(true),
      isAvailable: () => thread.status !== 'closed',
    },
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
  const [isPlanning, setPlanning] = useState(false);
  const earlier = useEarlierMessages(thread);
  const events = useThreadEvents(thread);
  const timeline = buildThreadTimeline(earlier.messages, events ?? [], earlier.remaining);
  useStableScroll(pane, earlier.messages[0]?.id);
  // The events arrive after the messages, and their lines make the list longer.
  const hasEvents = events !== undefined;
  useScrollToLatest(pane, thread.total + Number(hasEvents), {
    hasEarlier: earlier.messages.length > thread.messages.length,
    hasEvents,
  });

  return (
    <ThreadLayout
      header={
        <ThreadHeader
          thread={thread}
          listUrl={listUrl}
          heading={heading}
          error={state.error}
          end={
            <>
              <PresenceIndicator hasInitials call="POST /chats/:userId/presence" params={params} />
              <DetailsButton panel={panel} />
            </>
          }
        >
          <ThreadActions
            {...{ thread, state, listUrl, onMarkUnread }}
            onFollowUp={() => setPlanning(true)}
            onSnooze={() => setSnoozing(true)}
          />
        </ThreadHeader>
      }
      panel={<SidePanel {...{ thread, panel }} onTagChange={(patch) => void state.change(patch)} />}
    >
      <MergeAnnouncement merged={thread.merged} />
      <FollowUpLine
        record={{ kind: 'thread', id: thread.userId, name: thread.name }}
        followUp={thread.followUp}
        editing={[isPlanning, setPlanning]}
        outcome={outcome}
        onOutcomeUsed={() => setOutcome(null)}
        style={quietLineStyle}
      />
      <SnoozeLine
        thread={thread}
        state={state}
        isOpen={isSnoozing}
        onClose={() => setSnoozing(false)}
      />
      <PossibleDuplicateLine
        thread={thread}
        onReview={() => {
          panel.setOpen(true);
          requestAnimationFrame(() => document.getElementById('possible-duplicates')?.focus());
        }}
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls with keys only what can have the focus */}
      <div ref={pane} role="group" aria-label="Thread" tabIndex={0} css={messagesStyle}>
        {thread.total > thread.messages.length && (
          <EarlierMessages earlier={earlier} total={thread.total} />
        )}
        <ol aria-label="Messages" css={{ display: 'grid', gap: space[5], listStyle: 'none' }}>
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
        onSent={({ channel, intent }) => {
          refresh();
          if (channel === 'call') setOutcome(isMissedCall(intent) ? intent : 'reached');
        }}
      />
    </ThreadLayout>
  );
}

const messagesStyle = css(scrollingBodyStyle, {
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
