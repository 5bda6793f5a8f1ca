import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk-record';
import { formatPhone } from '../../../../contract/phone';
import { longestWriting } from '../../../../contract/reply-limits';
import { isTooLong } from '../../parts/writing/letters-left';
import { useWritingBox } from '../../parts/writing/use-writing-box';
import { keptWords, WritingFault, WritingForm } from '../../parts/writing/writing-form';
import { WritingSwitch } from '../../parts/writing/writing-switch';
import { recordPath, useFreshHelpDesk } from '../use-queue';
import { waysToAnswer, type RecordWriting } from './ways';

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
  const { words, wish, isDone, change, send, busy, fault } = useWritingBox<HelpDeskMessage>(path, {
    usual: null,
    onSent: (message) => {
      if (message !== null) onWritten(message.id);
      void refresh();
    },
  });

  const ways = waysToAnswer(record);
  const usable = ways.filter(({ refusal }) => refusal === null);
  const way = usable.find(({ value }) => value === wish) ?? usable[0];
  const writing = way?.value ?? 'note';
  const isKept = writing === 'note';
  const most = longestWriting[writing];
  const tooLong = isTooLong(most, words);
  const isReady = words.trim() !== '' && !tooLong;
  const to = writing === 'sms' ? formatPhone(record.contact) : record.email;

  const submit = () => {
    if (!isReady) return box.current?.focus();
    const text = words.trim();
    if (isKept) send('notes', { text });
    else send('replies', { channel: writing, text });
  };

  return (
    <WritingForm
      {...{ box, words, most, isKept, busy, isReady }}
      onWords={(next) => change(next, writing)}
      {...say[writing]}
      onSubmit={submit}
      leaveTo="record-name"
      isFault={fault !== null}
      state={
        fault !== null ? (
          <WritingFault words={isKept ? 'Not kept' : 'Not sent'} fault={fault} />
        ) : isDone ? (
          doneWords[writing]
        ) : isKept ? (
          keptWords
        ) : writing === 'page' ? (
          'It stands on the caregiver’s status page alone: nothing tells them that it is there.'
        ) : (
          `To ${to ?? ''}. It also stands on the caregiver’s status page.`
        )
      }
    >
      <WritingSwitch {...{ ways, writing, words }} onChange={(next) => change(words, next)} />
    </WritingForm>
  );
}
