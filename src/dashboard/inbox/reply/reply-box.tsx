import { useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import { buildDraftKey } from '../../../../contract/drafts/constants';
import { isMissedCall, missedCalls } from '../../../../contract/inbox/constants';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import { findPlaceholders } from '../../../../contract/inbox/template-text';
import { formatPhone } from '../../../../contract/shared/phone';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { SelectField } from '../../../ui/fields/select-field';
import { Composer } from '../../components/composer/composer';
import { warningBoxStyle } from '../../components/status/notice';
import { rowStyle } from '../../components/dashboard.styles';
import { useComposer } from '../../components/composer/use-composer';
import { useCompany } from '../../hooks/use-company';
import { useStaff } from '../../hooks/use-staff';
import { TemplatesButton } from '../../components/templates/templates-button';
import { RecipientSelect } from '../addresses';
import {
  composerChannels,
  getChannelOptions,
  getDefaultChannel,
  getDefaultSubject,
  isInternal,
} from './reply-channels';

type ReplyBoxProps = {
  box: RefObject<HTMLTextAreaElement>;
  thread: Chat;
  onSent: (message: ChatMessage) => void;
  /** The server rejected the message because the screen is out of date. */
  onRejected: () => void;
};

/** Sends a text or an email, or saves a note or a call. Drafts are kept until then. Needs the userId as key. */
export function ReplyBox({ box, thread, onSent, onRejected }: ReplyBoxProps) {
  const { drafts } = useStaff();
  const composer = useComposer({
    kind: 'thread',
    subject: thread.userId,
    channels: composerChannels,
    defaultChannel: getDefaultChannel(thread),
    onRejected,
  });
  const { channel, draft, setDraft } = composer;
  const { missed } = draft.values;
  const originalRecipients = draft.values['originalRecipients'];
  const [lastPicked, setPickedEmail] = useState<string>();
  const emailDraft = drafts.open(buildDraftKey('thread', thread.userId, 'email'));
  const pickedEmail = emailDraft.values['recipient'] ?? lastPicked;
  const email = resolveEmail(thread, pickedEmail);
  const recipient = channel === 'sms' ? thread.contact : email;
  const company = useCompany(thread.region);
  const placeholders = isInternal(channel) ? [] : findPlaceholders(draft.text);

  const submit = (text: string) => {
    const params = { userId: thread.userId };
    if (isInternal(channel)) {
      return composer.send(
        'POST /chats/:userId/notes',
        {
          params,
          body: { channel, text, ...(channel === 'call' && isMissedCall(missed) && { missed }) },
        },
        onSent,
      );
    }
    const later = thread.laterAddresses.find((address) => address.email === recipient);
    const body = {
      channel,
      text,
      to: recipient ?? '',
      ...(channel === 'email' && later && { messageId: later.messageId }),
    };
    composer.send('POST /chats/:userId/replies', { params, body }, onSent);
  };

  return (
    <Composer
      composer={composer}
      channels={getChannelOptions(thread)}
      company={company}
      savedMessage="Saved to the thread."
      textareaRef={box}
      escapeTargetId="thread-name"
      isReady={
        (isInternal(channel) || recipient !== null) &&
        placeholders.length === 0 &&
        originalRecipients === undefined
      }
      isTextOptional={channel === 'call' && isMissedCall(missed)}
      onSubmit={submit}
      defaultRecipient={channel === 'email' ? pickedEmail : undefined}
      hint={
        <>
          {placeholders.length > 0 && (
            <strong css={{ display: 'block', color: color.warning }}>
              Fill in before sending: {placeholders.join(', ')}
            </strong>
          )}
          {recipient !== null && `To ${formatPhone(recipient)}`}
        </>
      }
      notice={
        originalRecipients !== undefined && (
          <RecipientChangedNotice
            originalRecipients={originalRecipients}
            name={thread.name}
            onConfirm={() => {
              setDraft({ originalRecipients: undefined });
              box.current?.focus();
            }}
          />
        )
      }
      defaultSubject={getDefaultSubject(thread, recipient, company)}
      tools={
        <TemplatesButton
          place="inbox"
          region={thread.region}
          person={{ userId: thread.userId }}
          {...{ channel, draft, box }}
        />
      }
    >
      {channel === 'call' && (
        // A call that reached nobody leaves the person waiting.
        <SelectField
          id="call-result"
          label="Result"
          choices={{ '': 'Reached', ...missedCalls }}
          value={isMissedCall(missed) ? missed : ''}
          onChange={({ target }) =>
            setDraft({ missed: isMissedCall(target.value) ? target.value : undefined })
          }
        />
      )}
      {channel === 'email' && (
        <RecipientSelect
          thread={thread}
          recipient={email}
          onChange={(next) => {
            setPickedEmail(next);
            setDraft({ recipient: next });
          }}
        />
      )}
    </Composer>
  );
}

/** The picked address or the thread's own. A picked address that no longer exists is never replaced by another. */
function resolveEmail(thread: Chat, picked: string | undefined): string | null {
  if (picked === undefined || picked === thread.email) return thread.email;
  return thread.laterAddresses.some(({ email }) => email === picked) ? picked : null;
}

type RecipientChangedNoticeProps = {
  originalRecipients: string;
  name: string;
  onConfirm: () => void;
};

/** Asks to confirm the recipient of a draft that was started in a thread merged since then. */
function RecipientChangedNotice(props: RecipientChangedNoticeProps) {
  const { originalRecipients, name, onConfirm } = props;
  return (
    <div role="alert" css={boxStyle}>
      <p css={{ flex: 1, minWidth: '14rem' }}>
        You started this for {originalRecipients}. That thread has since been merged with {name}.
        Check the recipient before you send.
      </p>
      <Button tone="outline" onClick={onConfirm}>
        Write to {name}
      </Button>
    </div>
  );
}

const boxStyle = css(warningBoxStyle, rowStyle(space[3]), { minWidth: 0 });
