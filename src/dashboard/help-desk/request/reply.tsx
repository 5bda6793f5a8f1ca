import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { maxMessageLength } from '../../../../contract/inbox/constants';
import { isTooLong } from '../../components/composer/character-count';
import { useComposer } from '../../components/composer/use-composer';
import { noteMessage, Composer } from '../../components/composer/composer';
import { ChannelSwitch } from '../../components/composer/channel-switch';
import { requestPath, useRefreshHelpDesk } from '../api';
import { composerLabels, getChannelOptions, type RequestChannel } from './reply-channels';

type RequestReplyProps = {
  request: HelpDeskDetail;
  box: RefObject<HTMLTextAreaElement>;
  onWritten: (messageId: string) => void;
};

/** Replies by e-mail, by text, or on the status page, or saves a note. Drafts are kept until then. */
export function RequestReply({ request, box, onWritten }: RequestReplyProps) {
  const path = requestPath(request.id);
  const refresh = useRefreshHelpDesk();
  const options = getChannelOptions(request);
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
  } = useComposer<RequestChannel, HelpDeskMessage>(path, {
    channels: options.map(({ value }) => value),
    defaultChannel: options.find(({ refusal }) => refusal === null)?.value ?? 'note',
    onSent: (message) => {
      if (message !== null) onWritten(message.id);
      refresh();
    },
  });
  const { words } = draft;

  // Consent may be withdrawn while someone writes a text.
  const isAvailable = options.find(({ value }) => value === channel)?.refusal === null;
  const isNote = channel === 'note';
  const max = maxMessageLength[channel];
  const isReady = isAvailable && words.trim() !== '' && !isTooLong(max, words);
  const labels = composerLabels[channel];

  const submit = () => {
    if (!isReady) return box.current?.focus();
    const text = words.trim();
    if (isNote) send('notes', { text });
    else send('replies', { channel, text });
  };
  const getHint = () => {
    if (isNote) return noteMessage;
    if (channel === 'page') return 'Only on the status page. The caregiver is not notified.';
    const recipient = channel === 'sms' ? formatPhone(request.contact) : (request.email ?? '');
    return `To ${recipient}. Also shown on the status page.`;
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
      escapeTargetId="request-name"
      onTextChange={(next) => setDraft({ words: next })}
      onSubmit={submit}
      status={isSent ? labels.done : getHint()}
    >
      <ChannelSwitch
        channels={options}
        value={channel}
        channelsWithDraft={channelsWithDraft}
        onChange={setChannel}
      />
    </Composer>
  );
}
