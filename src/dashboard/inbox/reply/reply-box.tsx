import { useState, type RefObject } from 'react';
import type {
  Chat,
  ChatMessage,
  NoteRequest,
  ReplyRequest,
} from '../../../../contract/inbox/schema';
import { findPlaceholders } from '../../../../contract/inbox/template-text';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { Composer } from '../../components/composer/composer';
import { useComposer } from '../../hooks/use-composer';
import { getDraftKey, useStaff } from '../../hooks/use-staff';
import { threadPath } from '../api';
import { RecipientChangedNotice } from '../merge/recipient-changed-notice';
import { TemplatesButton } from '../templates/templates-button';
import { RecipientSelect } from './recipient-select';
import {
  composerChannels,
  getChannelOptions,
  getDefaultChannel,
  isInternal,
  type ComposerChannel,
} from './reply-channels';

type ReplyBoxProps = {
  box: RefObject<HTMLTextAreaElement>;
  chat: Chat;
  onSent: (message: ChatMessage) => void;
  /** The server rejected the message because the screen is out of date. */
  onRejected: () => void;
};

/** Sends a text or an e-mail, or saves a note or a call. Drafts are kept until then. Needs the userId as key. */
export function ReplyBox({ box, chat, onSent, onRejected }: ReplyBoxProps) {
  const path = threadPath(chat.userId);
  const { drafts } = useStaff();
  const composer = useComposer<ComposerChannel, ChatMessage>(path, {
    channels: composerChannels,
    defaultChannel: getDefaultChannel(chat),
    onSent: (message) => (message === null ? onRejected() : onSent(message)),
  });
  const { channel, draft, setDraft } = composer;
  const [lastPicked, setPickedEmail] = useState<string>();
  const pickedEmail = drafts.get(getDraftKey(path, 'email'))?.recipient ?? lastPicked;
  const email = resolveEmail(chat, pickedEmail);
  const recipient = channel === 'sms' ? chat.contact : email;
  const placeholders = isInternal(channel) ? [] : findPlaceholders(draft.text);

  const submit = (text: string) => {
    if (isInternal(channel)) {
      const note: NoteRequest = { channel, text };
      return composer.send('notes', note);
    }
    const later = chat.laterAddresses.find((address) => address.email === recipient);
    const reply: ReplyRequest = {
      channel,
      text,
      to: recipient ?? '',
      ...(channel === 'email' && later && { messageId: later.messageId }),
    };
    composer.send('replies', reply);
  };

  return (
    <Composer
      composer={composer}
      channels={getChannelOptions(chat)}
      savedMessage="Saved to the thread."
      textareaRef={box}
      escapeTargetId="thread-name"
      isReady={
        (isInternal(channel) || recipient !== null) &&
        placeholders.length === 0 &&
        draft.originalRecipients === undefined
      }
      onSubmit={submit}
      draftDefaults={channel === 'email' ? { recipient: pickedEmail } : {}}
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
        draft.originalRecipients && (
          <RecipientChangedNotice
            originalRecipients={draft.originalRecipients}
            name={chat.name}
            onConfirm={() => {
              setDraft({ ...draft, originalRecipients: undefined });
              box.current?.focus();
            }}
          />
        )
      }
      tools={<TemplatesButton chat={chat} channel={channel} box={box} />}
    >
      {channel === 'email' && (
        <RecipientSelect
          chat={chat}
          recipient={email}
          onChange={(next) => {
            setPickedEmail(next);
            setDraft({ ...draft, recipient: next });
          }}
        />
      )}
    </Composer>
  );
}

/** The picked address or the thread's own. A picked address that no longer exists is never replaced by another. */
function resolveEmail(chat: Chat, picked: string | undefined): string | null {
  if (picked === undefined || picked === chat.email) return chat.email;
  return chat.laterAddresses.some(({ email }) => email === picked) ? picked : null;
}
