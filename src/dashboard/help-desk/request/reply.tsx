import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { longestWriting } from '../../../../contract/inbox/constants';
import { isTooLong } from '../../components/composer/character-count';
import { useWritingBox } from '../../components/composer/use-composer';
import { keptWords, WritingForm } from '../../components/composer/composer';
import { WritingSwitch } from '../../components/composer/channel-switch';
import { recordPath, useFreshHelpDesk } from '../api';
import { waysToAnswer, type RecordWriting } from './reply-channels';

type RecordReplyProps = {
  record: HelpDeskDetail;
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
  /** The message with this id is among what happened as soon as that is read anew. */
  onWritten: (message: string) => void;
};

const say: Record<RecordWriting, { label: string; button: string; place: string }> = {
  email: { label: 'Your answer', button: 'Send e-mail', place: 'in an e-mail' },
  sms: { label: 'Your answer', button: 'Send text', place: 'in a text' },
  page: { label: 'Your answer', button: 'Put it on the page', place: 'in an answer' },
  note: { label: 'Your private note', button: 'Save note', place: 'in a note' },
};

const doneWords: Record<RecordWriting, string> = {
  email: 'On its way.',
  sms: 'On its way.',
  page: 'It stands on the status page.',
  note: 'Kept with the request.',
};

/** Answers a request by e-mail or text or on its status page, or keeps a note. What is typed stays until it has been sent or kept. */
export function RecordReply({ record, box, onWritten }: RecordReplyProps) {
  const path = recordPath(record.id);
  const refresh = useFreshHelpDesk();
  const ways = waysToAnswer(record);
  const writing = useWritingBox<RecordWriting, HelpDeskMessage>(path, {
    channels: ways.map(({ value }) => value),
    usual: ways.find(({ refusal }) => refusal === null)?.value ?? 'note',
    onSent: (message) => {
      if (message !== null) onWritten(message.id);
      void refresh();
    },
  });

  const { channel, isDone, change, choose, drafted, send, busy, error } = writing;
  const { words } = writing.draft;

  // Consent may be withdrawn while one writes: the words stay, and do not leave.
  const isRefused = ways.find(({ value }) => value === channel)?.refusal !== null;
  const isKept = channel === 'note';
  const most = longestWriting[channel];
  const isReady = !isRefused && words.trim() !== '' && !isTooLong(most, words);
  const to = channel === 'sms' ? formatPhone(record.contact) : record.email;

  const submit = () => {
    if (!isReady) return box.current?.focus();
    const text = words.trim();
    if (isKept) send('notes', { text });
    else send('replies', { channel, text });
  };

  return (
    <WritingForm
      {...{ box, channel, words, most, isKept, busy, isReady, error, ways }}
      onWords={(next) => change({ words: next })}
      {...say[channel]}
      onSubmit={submit}
      leaveTo="record-name"
      state={
        isDone
          ? doneWords[channel]
          : isKept
            ? keptWords
            : channel === 'page'
              ? 'It stands on the caregiver’s status page alone: nothing tells them that it is there.'
              : `To ${to ?? ''}. It also stands on the caregiver’s status page.`
      }
    >
      <WritingSwitch {...{ ways, drafted }} writing={channel} onChange={choose} />
    </WritingForm>
  );
}
