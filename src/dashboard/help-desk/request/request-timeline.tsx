import { replyFileLimits } from '../../../../contract/help-desk/constants';
import type {
  HelpDeskDetail,
  HelpDeskEvent,
  HelpDeskMessage,
} from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/tokens';
import { callStaff } from '../../api/staff-client';
import { formatStaffName } from '../../api/staff-names';
import { MessageFiles } from '../../components/files/message-files';
import { describeFollowUpChange } from '../../components/follow-up/describe-change';
import { NoteText } from '../../components/note-text';
import { TimeAgo } from '../../components/time/time-ago';
import {
  Delivery,
  bubbleStyle,
  noteStyle,
  replyStyle,
  Timeline,
  timelineMetaStyle,
  StaffName,
} from '../../components/timeline';
import { useScrollIntoView } from '../../hooks/use-focus';
import { useInvalidate } from '../../api/swr-hooks';

type RequestTimelineProps = {
  request: HelpDeskDetail;
  /** The message that was just written here, which scrolls into view. */
  writtenId: string | null;
};

export function RequestTimeline({ request, writtenId }: RequestTimelineProps) {
  return (
    <Timeline>
      {buildTimeline(request).map(({ at, text, message }) =>
        message === null ? (
          <li key={`${at} ${text}`} css={timelineMetaStyle}>
            {text} · <TimeAgo at={at} />
          </li>
        ) : (
          <li key={message.id}>
            <Message request={request} message={message} isNew={message.id === writtenId} />
          </li>
        ),
      )}
    </Timeline>
  );
}

/** Events and messages, the oldest first. */
export function buildTimeline({ messages, events }: Pick<HelpDeskDetail, 'messages' | 'events'>) {
  const entries = [
    ...events.map((event) => ({ at: event.at, message: null, text: formatEvent(event) })),
    ...messages.map((message) => ({ at: message.at, message, text: null })),
  ];
  return entries
    .filter(({ message, text }) => message !== null || text !== null)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Returns null for a reply, because the message itself is in the timeline. */
function formatEvent({ step, by, detail }: HelpDeskEvent): string | null {
  const actor = by === null ? 'The office' : formatStaffName(by);
  const followUp = `${actor} ${describeFollowUpChange(step, detail)}`;
  const messages: Record<typeof step, string | null> = {
    answered: null,
    received: 'Request received',
    reviewed: `${actor} marked this reviewed`,
    reopened: `${actor} marked this as waiting`,
    approved: `${actor} approved this`,
    declined: `${actor} declined this`,
    undecided: `${actor} undid the decision`,
    assigned:
      detail === null
        ? `${actor} unassigned this`
        : `${actor} assigned this to ${formatStaffName(detail)}`,
    identified: `${actor} ${detail === null ? 'confirmed who sent this' : `chose ${detail} as the sender`}`,
    'follow-up': followUp,
    'follow-up-done': followUp,
    tagged: `${actor} added the tag ${detail ?? ''}`,
    untagged: `${actor} removed the tag ${detail ?? ''}`,
    'file-added': `${actor} attached the pay stub`,
    'file-opened': 'Pay stub link opened',
    'file-removed':
      by === null
        ? `Pay stub deleted: the link expired after ${replyFileLimits.days} days`
        : `${actor} deleted the pay stub`,
  };
  return messages[step];
}

type MessageProps = { request: HelpDeskDetail; message: HelpDeskMessage; isNew: boolean };

function Message({ request, message, isNew }: MessageProps) {
  const refresh = useInvalidate('/helpDesk');
  const element = useScrollIntoView<HTMLDivElement>(isNew);
  const isNote = message.kind === 'note';
  return (
    <div ref={element} role="group" aria-label={getLabel(message)} tabIndex={-1}>
      <p css={timelineMetaStyle}>
        <strong css={{ color: color.text }}>
          <StaffName email={message.author} />
        </strong>{' '}
        · {formatTarget(message)} · <TimeAgo at={message.at} />
      </p>
      {message.kind !== 'notice' && (
        <div css={[bubbleStyle, isNote ? noteStyle : replyStyle]}>
          {message.subject !== undefined && <strong>{message.subject}</strong>}
          <p>{isNote ? <NoteText text={message.text} /> : message.text}</p>
          <MessageFiles messageId={message.id} files={message.files} />
        </div>
      )}
      {isNote && <p css={timelineMetaStyle}>Only the office sees this.</p>}
      {!isNote && message.to !== null && (
        <Delivery
          message={message}
          retry={() =>
            callStaff('POST /helpDesk/records/:id/messages/:messageId/retry', {
              params: { id: request.id, messageId: message.id },
            })
          }
          onQueued={refresh}
          canRetry={!isObsolete(request, message)}
        />
      )}
    </div>
  );
}

/** True for a message about a decision that a later one has replaced. */
export function isObsolete(
  { events }: Pick<HelpDeskDetail, 'events'>,
  { id }: Pick<HelpDeskMessage, 'id'>,
): boolean {
  const decisions = events.filter(({ step }) =>
    ['approved', 'declined', 'undecided'].includes(step),
  );
  return decisions.slice(0, -1).some(({ detail }) => detail === id);
}

function getLabel({ kind, channel }: HelpDeskMessage): string {
  if (kind === 'notice') return channel === 'sms' ? 'Text' : 'Email';
  return kind === 'note' ? 'Private note' : 'Reply';
}

function formatTarget(message: HelpDeskMessage): string {
  const { kind, to } = message;
  if (kind === 'note') return 'Private note';
  if (to === null) return 'on the status page';
  return `${kind === 'notice' ? `${getLabel(message)} ` : ''}to ${formatPhone(to)}`;
}
