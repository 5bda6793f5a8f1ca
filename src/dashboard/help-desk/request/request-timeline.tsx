import { css } from '@emotion/react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { TimeAgo } from '../../components/time/time-ago';
import { DeliveryStatus, RetryButton } from '../../components/timeline/delivery';
import { useScrollIntoView } from '../../hooks/focus/use-focus';
import { requestPath, useRefreshHelpDesk } from '../api';
import {
  bubbleStyle,
  noteStyle,
  Timeline,
  timelineMetaStyle,
} from '../../components/timeline/timeline';
import { buildTimeline, isObsolete } from './timeline-entries';

type RequestTimelineProps = {
  request: HelpDeskDetail;
  /** The message that was just written here, which scrolls into view. */
  writtenId: string | null;
};

export function RequestTimeline({ request, writtenId }: RequestTimelineProps) {
  return (
    <Timeline id="request-timeline">
      {buildTimeline(request).map((entry) =>
        entry.kind === 'message' ? (
          <li key={entry.message.id}>
            <Message
              request={request}
              message={entry.message}
              isNew={entry.message.id === writtenId}
            />
          </li>
        ) : (
          <li key={`${entry.at} ${entry.text}`} css={timelineMetaStyle}>
            {entry.text} · <TimeAgo at={entry.at} />
          </li>
        ),
      )}
    </Timeline>
  );
}

type MessageProps = { request: HelpDeskDetail; message: HelpDeskMessage; isNew: boolean };

function Message({ request, message, isNew }: MessageProps) {
  const refresh = useRefreshHelpDesk();
  const element = useScrollIntoView<HTMLDivElement>(isNew);
  const isNote = message.kind === 'note';
  return (
    <div ref={element} role="group" aria-label={kindLabels[message.kind]} tabIndex={-1}>
      <p css={timelineMetaStyle}>
        <strong css={{ color: color.text }}>{message.author}</strong> · {formatTarget(message)} ·{' '}
        <TimeAgo at={message.at} />
      </p>
      {message.kind !== 'notice' && (
        <p css={[bubbleStyle, isNote ? noteStyle : replyStyle]}>{message.text}</p>
      )}
      {isNote && <p css={timelineMetaStyle}>Only the office sees this.</p>}
      {!isNote && message.to !== null && (
        <p css={[timelineMetaStyle, deliveryStyle]}>
          <DeliveryStatus state={message.delivery} />
          {message.delivery === 'failed' && (
            <>
              {message.problem ?? 'It didn’t reach the person.'}
              {!isObsolete(request, message) && (
                <RetryButton
                  path={`${requestPath(request.id)}/messages/${message.id}`}
                  onQueued={refresh}
                />
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}

const kindLabels = { note: 'Private note', reply: 'Reply', notice: 'E-mail' } as const;

function formatTarget({ kind, to }: HelpDeskMessage): string {
  if (kind === 'note') return 'Private note';
  if (to === null) return 'on the status page';
  return `${kind === 'notice' ? 'E-mail ' : ''}to ${formatPhone(to)}`;
}

const replyStyle = css({ borderColor: color.primaryBorder, background: color.primarySoft });
const deliveryStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
