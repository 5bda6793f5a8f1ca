import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { maxMessageLength } from '../../../../contract/inbox/constants';
import { isTooLong } from '../../components/composer/character-count';
import { useWritingBox } from '../../components/composer/use-composer';
import { keptWords, WritingForm } from '../../components/composer/composer';
import { WritingSwitch } from '../../components/composer/channel-switch';
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
  const { channel, choose, draft, drafted, change, send, busy, error, isDone } = useWritingBox<
    RequestChannel,
    HelpDeskMessage
  >(path, {
    channels: options.map(({ value }) => value),
    usual: options.find(({ refusal }) => refusal === null)?.value ?? 'note',
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
    if (isNote) return keptWords;
    if (channel === 'page') return 'Only on the status page. The caregiver is not notified.';
    const recipient = channel === 'sms' ? formatPhone(request.contact) : (request.email ?? '');
    return `To ${recipient}. Also shown on the status page.`;
  };

  return (
    <WritingForm
      box={box}
      channel={channel}
      words={words}
      most={max}
      place={labels.place}
      label={labels.label}
      button={labels.button}
      isKept={isNote}
      busy={busy}
      isReady={isReady}
      error={error}
      ways={options}
      leaveTo="request-name"
      onWords={(next) => change({ words: next })}
      onSubmit={submit}
      state={isDone ? labels.done : getHint()}
    >
      <WritingSwitch ways={options} writing={channel} drafted={drafted} onChange={choose} />
    </WritingForm>
  );
}
