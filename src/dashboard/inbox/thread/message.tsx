import { css } from '@emotion/react';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Details } from '../../components/detail/description-list';
import { text } from '../../components/styles/font-size';
import { TimeAgo } from '../../components/time/time-ago';
import { Delivery } from '../../components/timeline/delivery-status';
import { TryAgain } from '../../components/timeline/retry-button';
import { channels } from '../channel-labels';
import { EligibilityDetails } from '../eligibility/eligibility-details';
import { isKept } from '../reply/reply-channels';
import { threadPath } from '../api';

type MessageProps = {
  userId: string;
  person: string;
  message: ChatMessage;
  /** What is shown is not what is so: to be fetched again. */
  onStale: () => void;
};

/** One message of a thread: theirs on the left, the office's on the right; what the office keeps for itself looks unlike both. */
export function Message({ userId, person, message, onStale }: MessageProps) {
  const { words, icon: Icon } = channels[message.channel];
  const isOurs = message.direction === 'out';
  const kept = isKept(message.channel);
  const sentTo = message.number === null ? message.email : formatPhone(message.number);
  return (
    <li data-message={message.id} css={[itemStyle, isOurs && css({ justifyItems: 'end' })]}>
      <p css={[metaStyle, isOurs && css({ textAlign: 'end' })]}>
        <span css={{ minWidth: 0 }}>
          <Icon size={15} aria-hidden css={iconStyle} />
          <strong css={{ color: color.text }}>
            {isOurs ? (message.author ?? 'The office') : person}
          </strong>
          {' · '}
          {words}
          {isOurs && sentTo !== null && ` to ${sentTo}`}
          {' · '}
          <TimeAgo at={message.at} />
        </span>
      </p>
      <div
        css={[
          bubbleStyle,
          isOurs && ourStyle,
          kept && keptStyle,
          message.delivery === 'failed' && failedStyle,
        ]}
      >
        {message.eligibility ? (
          <EligibilityDetails
            userId={userId}
            messageId={message.id}
            details={message.eligibility}
          />
        ) : (
          <p css={[textStyle, message.details.length > 0 && css({ padding: space[3] })]}>
            {message.text}
          </p>
        )}
        <Details details={message.details} />
      </div>
      {kept && <p css={metaStyle}>Only the office sees this.</p>}
      {isOurs && !kept && (
        <p css={[metaStyle, css({ flexWrap: 'wrap' })]}>
          <Delivery state={message.delivery} />
          {message.delivery === 'failed' && (
            <>
              {message.problem ?? 'It did not reach the person.'}
              <TryAgain path={`${threadPath(userId)}/messages/${message.id}`} onQueued={onStale} />
            </>
          )}
        </p>
      )}
    </li>
  );
}

const itemStyle = css({ display: 'grid', justifyItems: 'start', gap: space[1] });

const metaStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.muted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

const iconStyle = css({
  display: 'inline-block',
  marginInlineEnd: space[2],
  verticalAlign: '-0.15em',
});

const textStyle = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const bubbleStyle = css({
  width: 'fit-content',
  maxWidth: 'min(38rem, 100%)',
  minWidth: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  // Lists of what forms said fill it, one below another: it alone is round.
  '&:has(dl)': { width: 'min(38rem, 100%)', padding: 0, overflow: 'hidden' },
  dl: { borderRadius: 0 },
  'dl + dl': { paddingBlockStart: 0 },
});

const ourStyle = css({ borderColor: color.tealLine, background: color.tealSoft });
const keptStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  borderRadius: radius.small,
  background: color.warningSoft,
});
const failedStyle = css({ borderColor: color.danger });
