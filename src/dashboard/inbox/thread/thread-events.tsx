import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { isFollowUpField } from '../../../../contract/follow-ups/constants';
import type { ThreadEvent } from '../../../../contract/inbox/event-schema';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import { threadStatusLabels, untilTheyWrite } from '../../../../contract/inbox/constants';
import { formatPhone } from '../../../../contract/shared/phone';
import { space } from '../../../theme/tokens';
import { useApi } from '../../api/swr-hooks';
import { TimeAgo } from '../../components/time/time-ago';
import { timelineMetaStyle, StaffName } from '../../components/timeline';
import { describeFollowUpChange } from '../../components/follow-up/describe-change';
import { formatMoment } from '../../components/time/format';
import { parseStatus } from '../labels';
import { describePersonChange } from '../person/describe-change';

/** The changes of a thread, fetched again whenever something about it changes. Undefined until they have loaded. */
export function useThreadEvents(thread: Chat): readonly ThreadEvent[] | undefined {
  const params = { userId: thread.userId };
  const { data, mutate } = useApi('GET /chats/:userId/events', { params });
  const { version, total, merged, canText, textConsent, followUp } = thread;
  const state = JSON.stringify([version, total, merged, canText, textConsent, followUp]);
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    void mutate();
  }, [state, mutate]);
  return data?.events;
}

type TimelineItem = { message: ChatMessage } | { event: ThreadEvent };

/**
 * Messages and events, the oldest first.
 * @param remaining the number of earlier messages that are not loaded; events before the first loaded one are left out
 */
export function buildThreadTimeline(
  messages: readonly ChatMessage[],
  events: readonly ThreadEvent[],
  remaining: number,
): TimelineItem[] {
  const from = remaining > 0 ? (messages[0]?.at ?? '') : '';
  const items: (TimelineItem & { at: string })[] = [
    ...messages.map((message) => ({ at: message.at, message })),
    ...events.filter(({ at }) => at >= from).map((event) => ({ at: event.at, event })),
  ];
  return items.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

export function EventLine({ event }: { event: ThreadEvent }) {
  return (
    <li data-event css={[timelineMetaStyle, lineStyle]}>
      {describeEvent(event)} · <TimeAgo at={event.at} />
    </li>
  );
}

function describeEvent(event: ThreadEvent): ReactNode {
  const { kind, by, detail, from, to } = event;
  const subject = detail ?? '';
  const byStaff = (action: ReactNode) => (
    <>
      {by === null ? 'The office' : <StaffName email={by} />} {action}
    </>
  );
  switch (kind) {
    case 'status': {
      const status = parseStatus(subject);
      return byStaff(`set the status to ${status ? threadStatusLabels[status] : subject}`);
    }
    case 'assigned':
      return detail === null
        ? byStaff('unassigned this')
        : byStaff(['assigned this to ', <StaffName key="name" email={detail} />]);
    case 'merged':
      return byStaff(`merged the thread of ${subject} into this one`);
    case 'split':
      return byStaff(`undid the merge with ${subject}`);
    case 'merged-into':
      return byStaff(`merged this into the thread of ${subject}`);
    case 'split-from':
      return byStaff(`undid the merge into the thread of ${subject}`);
    case 'reopened':
      return 'Reopened by a new message';
    case 'consent-given':
      return by === null
        ? `Agreed to texts at ${formatPhone(subject)}`
        : byStaff(`recorded consent to texts at ${formatPhone(subject)}`);
    case 'consent-withdrawn':
      return by === null
        ? `Opted out of texts at ${formatPhone(subject)}`
        : byStaff(`recorded an opt-out from texts at ${formatPhone(subject)}`);
    case 'email-added':
      return `Gave another email address: ${subject}`;
    case 'changed':
      return byStaff(
        isFollowUpField(detail)
          ? describeFollowUpChange(detail, to ?? from ?? null)
          : describePersonChange(event),
      );
    case 'added':
      return byStaff('added this person');
    case 'snoozed':
      return byStaff(
        `snoozed this until ${subject === untilTheyWrite ? 'they write' : formatMoment(subject)}`,
      );
    case 'tagged':
      return byStaff(`added the tag ${subject}`);
    case 'untagged':
      return byStaff(`removed the tag ${subject}`);
    case 'woke':
      return by === null ? 'Back from snooze' : byStaff('woke this');
  }
}

const lineStyle = css({
  textAlign: 'center',
  '[data-event] + &': { marginBlockStart: `calc(-1 * ${space[4]})` },
});
