import { useEffect, useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import { buildDraftKey } from '../../../../contract/drafts/constants';
import { isMissedCall, missedCalls } from '../../../../contract/inbox/constants';
import { replySubjects } from '../../../../contract/inbox/reply-subjects';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import { findPlaceholders } from '../../../../contract/inbox/template-text';
import { toSiteLanguage } from '../../../../contract/shared/languages';
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
import { RecipientSelect } from './recipient-select';
import { listRecipients, resolveRecipient } from './recipients';
import { replyTo, useReplyTarget, type ReplyTarget } from './reply-target';
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
  const [lastPicked, setLastPicked] = useState<Readonly<Partial<Record<string, string>>>>({});
  const picked = draft.values['recipient'] ?? lastPicked[channel];
  const recipients = isInternal(channel) ? [] : listRecipients(channel, thread);
  const preferred = channel === 'sms' ? thread.contact : thread.email;
  const recipient = resolveRecipient(recipients, picked, preferred);
  const company = useCompany(thread.region);
  const placeholders = isInternal(channel) ? [] : findPlaceholders(draft.text);

  const isFirst = thread.messages.every(({ direction }) => direction === 'out');
  const defaultSubject = isFirst
    ? `${replySubjects[toSiteLanguage(thread.language)].first} ${company}`
    : getDefaultSubject(thread, recipient?.to ?? null, company);

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
    const { to = '', messageId } = recipient ?? {};
    const body = { channel, text, to, ...(messageId !== undefined && { messageId }) };
    // By default the server sends the subject of an answer.
    const first = isFirst && channel === 'email' && { subject: defaultSubject };
    composer.send('POST /chats/:userId/replies', { params, body: { ...body, ...first } }, onSent);
  };

  const target = useReplyTarget();
  const [opened, setOpened] = useState<ReplyTarget | null>(null);
  useEffect(() => {
    if (target?.userId !== thread.userId) return;
    setOpened(target);
    replyTo(null);
    if (target.to === undefined) return;
    composer.setChannel(target.channel);
    setLastPicked((known) => ({ ...known, [target.channel]: target.to }));
    const targetDraft = drafts.open(buildDraftKey('thread', thread.userId, target.channel));
    if (!targetDraft.isEmpty) targetDraft.setMessage({ recipient: target.to });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new target opens the box
  }, [target]);
  // Each channel has its own text field.
  useEffect(() => {
    if (opened !== null) box.current?.focus();
  }, [opened, box]);

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
      defaultRecipient={picked}
      hint={
        <>
          {placeholders.length > 0 && (
            <strong css={{ display: 'block', color: color.warning }}>
              Fill in before sending: {placeholders.join(', ')}
            </strong>
          )}
          {recipient !== null && `To ${recipient.label}`}
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
      defaultSubject={defaultSubject}
      tools={
        <TemplatesButton
          place="inbox"
          region={thread.region}
          language={thread.language}
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
      {!isInternal(channel) && (
        <RecipientSelect
          label={channel === 'sms' ? 'Send text to' : 'Send email to'}
          recipients={recipients}
          recipient={recipient?.to ?? null}
          onChange={(next) => {
            setLastPicked((known) => ({ ...known, [channel]: next }));
            setDraft({ recipient: next });
          }}
        />
      )}
    </Composer>
  );
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
