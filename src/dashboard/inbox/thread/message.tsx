import { useState } from 'react';
import { css } from '@emotion/react';
import { isMissedCall, missedCalls } from '../../../../contract/inbox/constants';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { callStaff } from '../../api/staff-client';
import { MessageFiles } from '../../components/files/message-files';
import { NoteText } from '../../components/note-text';
import { DescriptionList } from '../../components/detail/description-list';
import { PossibleSpamBadge } from '../../components/badges';
import { TimeAgo } from '../../components/time/time-ago';
import {
  Delivery,
  bubbleStyle,
  noteStyle,
  replyStyle,
  timelineMetaStyle,
  StaffName,
} from '../../components/timeline';
import { ErrorMessage } from '../../components/status/messages';
import { useAsyncAction } from '../../hooks/use-async-action';
import { channels } from '../labels';
import { EligibilityDetails } from '../eligibility/eligibility-details';
import { isInternal } from '../reply/reply-channels';

type MessageProps = {
  userId: string;
  message: ChatMessage;
  onQueued: () => void;
};

function Author({ email }: { email: string | null }) {
  return email === null ? <>The office</> : <StaffName email={email} />;
}

/** The person's messages are on the left, the office's on the right. Notes and calls have a dashed border. */
export function Message({ userId, message, onQueued }: MessageProps) {
  const { label, icon: Icon } = channels[message.channel];
  const isOutgoing = message.direction === 'out';
  const isNote = isInternal(message.channel);
  const number = message.number === null ? null : formatPhone(message.number);
  const address = number ?? message.email;
  return (
    <li data-message={message.id} css={[itemStyle, isOutgoing && css({ justifyItems: 'end' })]}>
      <p css={[metaStyle, isOutgoing && css({ textAlign: 'end' })]}>
        <span css={{ minWidth: 0 }}>
          <Icon size={15} aria-hidden css={iconStyle} />
          <strong css={{ color: color.text }}>
            {message.sender ?? <Author email={message.author} />}
          </strong>
          {' · '}
          {label}
          {isMissedCall(message.intent) && `: ${missedCalls[message.intent]}`}
          {address !== null &&
            address !== message.sender &&
            ` ${isOutgoing ? 'to' : 'from'} ${address}`}
          {' · '}
          <TimeAgo at={message.at} />
        </span>
        {message.possibleSpam && <PossibleSpamBadge />}
      </p>
      <div
        // A call that reached nobody may have no notes.
        hidden={message.text === '' && isMissedCall(message.intent)}
        css={[
          messageStyle,
          isOutgoing && replyStyle,
          isNote && noteStyle,
          message.delivery === 'failed' && css({ borderColor: color.danger }),
        ]}
      >
        {message.eligibility ? (
          <EligibilityDetails
            userId={userId}
            messageId={message.id}
            details={message.eligibility}
          />
        ) : (
          <MessageText userId={userId} message={message} />
        )}
        <DescriptionList details={message.details} />
        <MessageFiles messageId={message.id} files={message.files} />
      </div>
      {isNote && <p css={metaStyle}>Only the office sees this.</p>}
      {isOutgoing && !isNote && (
        <Delivery
          message={message}
          retry={() =>
            callStaff('POST /chats/:userId/messages/:messageId/retry', {
              params: { userId, messageId: message.id },
            })
          }
          onQueued={onQueued}
        />
      )}
    </li>
  );
}

const itemStyle = css({ display: 'grid', justifyItems: 'start', gap: space[1] });

const metaStyle = css(timelineMetaStyle, { display: 'flex', alignItems: 'center', gap: space[2] });

const iconStyle = css({
  display: 'inline-block',
  marginInlineEnd: space[2],
  verticalAlign: '-0.15em',
});

const messageStyle = css(bubbleStyle, {
  minWidth: 0,
  marginBlock: 0,
  background: color.surface,
  // Lists of form answers fill the bubble.
  '&:has(dl)': { width: 'min(38rem, 100%)', padding: 0, overflow: 'hidden' },
  dl: { borderRadius: 0 },
  'dl + dl': { paddingBlockStart: 0 },
});

type MessageTextProps = { userId: string; message: ChatMessage };

/** A message's text. If an email quotes another one or is very long, a button shows all of it. */
export function MessageText({ userId, message }: MessageTextProps) {
  const { run, isPending, error } = useAsyncAction();
  const [fullText, setFullText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const toggle = () => {
    if (isOpen || fullText !== null) {
      setIsOpen(!isOpen);
      return;
    }
    void run(async () => {
      const { text } = await callStaff('GET /chats/:userId/messages/:messageId/full-text', {
        params: { userId, messageId: message.id },
      });
      setFullText(text);
      setIsOpen(true);
    });
  };

  return (
    <div css={message.details.length > 0 && css({ padding: space[3] })}>
      <p>
        {isInternal(message.channel) ? (
          <NoteText text={message.text} />
        ) : isOpen && fullText !== null ? (
          fullText
        ) : (
          message.text
        )}
      </p>
      {message.hasFullText === true && (
        <Button tone="quiet" isPending={isPending} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Show less' : 'Show full email'}
        </Button>
      )}
      {error !== null && <ErrorMessage>Couldn’t load the full email. {error}</ErrorMessage>}
    </div>
  );
}
