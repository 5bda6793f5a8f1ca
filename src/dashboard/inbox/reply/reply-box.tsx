import { useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import type {
  Chat,
  ChatMessage,
  NoteRequest,
  ReplyRequest,
} from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { maxMessageLength } from '../../../../contract/inbox/constants';
import { findPlaceholders } from '../../../../contract/inbox/template-text';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { useStaff } from '../../hooks/session/use-staff';
import { getDraftKey } from '../../components/composer/draft-key';
import { isTooLong } from '../../components/composer/character-count';
import { useComposer } from '../../components/composer/use-composer';
import { noteMessage, Composer } from '../../components/composer/composer';
import { ChannelSwitch } from '../../components/composer/channel-switch';
import { threadPath } from '../api';
import { RecipientChangedNotice } from '../merge/recipient-changed-notice';
import { TemplatesButton } from '../templates/templates-button';
import { RecipientSelect } from './recipient-select';
import {
  composerChannels,
  composerLabels,
  getChannelOptions,
  getDefaultChannel,
  getUnavailableReason,
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
  const {
    channel,
    setChannel,
    draft,
    channelsWithDraft,
    setDraft,
    send,
    isPending,
    error,
    isSent,
  } = useComposer<ComposerChannel, ChatMessage>(path, {
    channels: composerChannels,
    defaultChannel: getDefaultChannel(chat),
    onSent: (message) => (message === null ? onRejected() : onSent(message)),
  });
  const [pickedAddress, setPickedAddress] = useState(
    drafts.get(getDraftKey(path, 'email'))?.recipient,
  );
  const { words, begunFor: startedFor } = draft;

  const isNote = isInternal(channel);
  const address = resolveAddress(chat, pickedAddress);
  const recipient = channel === 'sms' ? chat.contact : address;
  const placeholders = isNote ? [] : findPlaceholders(words);
  const max = maxMessageLength[channel];
  const isOverLimit = isTooLong(max, words);
  const isReady =
    words.trim() !== '' &&
    // Consent may be withdrawn while someone writes a text.
    getUnavailableReason(channel, chat) === null &&
    (isNote || recipient !== null) &&
    placeholders.length === 0 &&
    !isOverLimit &&
    startedFor === undefined;
  const labels = composerLabels[channel];
  const options = getChannelOptions(chat);

  const submit = () => {
    if (isOverLimit) box.current?.focus();
    if (!isReady) return;
    const body = { channel, text: words.trim() };
    if (isInternal(channel)) return send<NoteRequest>('notes', { ...body, channel });
    const later = chat.laterAddresses.find(({ email }) => email === recipient);
    send<ReplyRequest>('replies', {
      ...body,
      channel,
      to: recipient ?? '',
      ...(channel === 'email' && later && { messageId: later.messageId }),
    });
  };

  return (
    <Composer
      textareaRef={box}
      channel={channel}
      text={words}
      max={max}
      place={labels.place}
      label={labels.label}
      button={labels.button}
      isKept={isNote}
      isPending={isPending}
      isReady={isReady}
      error={error}
      channels={options}
      escapeTargetId="thread-name"
      onTextChange={(next) =>
        setDraft({
          ...draft,
          words: next,
          ...(channel === 'email' && { recipient: pickedAddress }),
        })
      }
      onSubmit={submit}
      status={
        isSent ? (
          labels.done
        ) : (
          <>
            {placeholders.length > 0 && (
              <strong css={{ display: 'block', color: color.warning }}>
                Fill in before sending: {placeholders.join(', ')}
              </strong>
            )}
            {isNote ? noteMessage : recipient !== null && `To ${formatPhone(recipient)}`}
            <span css={shortcutStyle}> · Ctrl + Enter {isNote ? 'saves' : 'sends'}</span>
          </>
        )
      }
      tools={<TemplatesButton chat={chat} channel={channel} box={box} />}
    >
      {startedFor && (
        <RecipientChangedNotice
          startedFor={startedFor}
          name={chat.name}
          onConfirm={() => {
            setDraft({ ...draft, begunFor: undefined });
            box.current?.focus();
          }}
        />
      )}
      <ChannelSwitch
        channels={options}
        value={channel}
        channelsWithDraft={channelsWithDraft}
        onChange={setChannel}
      />
      {channel === 'email' && (
        <RecipientSelect
          chat={chat}
          recipient={address}
          onChange={(next) => {
            setPickedAddress(next);
            setDraft({ ...draft, recipient: next });
          }}
        />
      )}
    </Composer>
  );
}

/** The picked address or the thread's own. A picked address that no longer exists is never replaced by another. */
function resolveAddress(chat: Chat, picked: string | undefined): string | null {
  if (picked === undefined || picked === chat.email) return chat.email;
  return chat.laterAddresses.some(({ email }) => email === picked) ? picked : null;
}

const shortcutStyle = css({ display: 'none', [media.desktop]: { display: 'inline' } });
