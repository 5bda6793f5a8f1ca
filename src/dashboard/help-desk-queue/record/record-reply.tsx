import { useId, useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import { Check, Send } from 'lucide-react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk-record';
import { formatPhone } from '../../../../contract/phone';
import { longestWriting } from '../../../../contract/reply-limits';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/field';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useStaff } from '../../parts/staff';
import { text as textSize } from '../../parts/text';
import { isTooLong, LettersLeft } from '../../parts/writing/letters-left';
import { useSend } from '../../parts/writing/use-send';
import { wordsLeft } from '../../parts/writing/words-left';
import { WritingSwitch } from '../../parts/writing/writing-switch';
import { recordPath, useFreshHelpDesk } from '../use-queue';
import { waysToAnswer, type RecordWriting } from './ways';

type RecordReplyProps = {
  record: HelpDeskDetail;
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
};

const say: Record<RecordWriting, { label: string; button: string; place: string }> = {
  email: { label: 'Your answer', button: 'Send e-mail', place: 'in an e-mail' },
  sms: { label: 'Your answer', button: 'Send text', place: 'in a text' },
  note: { label: 'Your private note', button: 'Keep note', place: 'in a note' },
};

/** Answers a request by e-mail or text, or keeps a note. What is typed stays until it has been sent or kept. */
export function RecordReply({ record, box }: RecordReplyProps) {
  const path = recordPath(record.id);
  const { drafts, sends } = useStaff();
  const draft = drafts.get(path);
  const [words, setWords] = useState(draft?.words ?? '');
  const [wish, setWish] = useState<string | null>(draft?.writing ?? null);
  const [done, setDone] = useState(false);
  const refresh = useFreshHelpDesk();
  const id = useId();

  const ways = waysToAnswer(record);
  const usable = ways.filter(({ refusal }) => refusal === null);
  const way = usable.find(({ value }) => value === wish) ?? usable[0] ?? ways[2];
  const writing = way?.value ?? 'note';
  const isKept = writing === 'note';
  const most = longestWriting[writing];
  const tooLong = isTooLong(most, words);
  const isReady = words.trim() !== '' && !tooLong;
  const to = writing === 'sms' ? formatPhone(record.contact) : record.email;

  const change = (next: string, as: RecordWriting = writing) => {
    setWords(next);
    setWish(as);
    setDone(false);
    if (next === '') drafts.delete(path);
    else drafts.set(path, { words: next, writing: as });
  };
  const { send, busy, fault } = useSend<HelpDeskMessage>(path, {
    sends,
    // Also when the box is gone by then: what has arrived is no draft any more.
    onSent: (_message, sent) => {
      const kept = drafts.get(path);
      const left = kept ? wordsLeft(kept.words, sent) : '';
      if (kept && left !== '') drafts.set(path, { ...kept, words: left });
      else drafts.delete(path);
      refresh();
    },
    onDelivered: (sent) => {
      const left = wordsLeft(words, sent);
      change(left);
      setDone(left === '');
    },
    onRefused: refresh,
  });
  const submit = () => {
    if (!isReady) return box.current?.focus();
    const text = words.trim();
    if (isKept) send('notes', { text });
    else send('replies', { channel: writing, text });
  };

  return (
    <form
      aria-label="Reply"
      css={[boxStyle, isKept && keptStyle]}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WritingSwitch ways={ways} writing={writing} onChange={(next) => change(words, next)} />
      <label htmlFor={`${id}-text`} css={visuallyHidden}>
        {say[writing].label}
      </label>
      <textarea
        ref={box}
        id={`${id}-text`}
        rows={3}
        value={words}
        aria-invalid={tooLong || undefined}
        aria-describedby={`${id}-letters ${id}-state`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') {
            event.preventDefault();
            document.getElementById('record-name')?.focus();
          }
        }}
        css={[controlStyle, fieldStyle]}
      />
      <LettersLeft id={`${id}-letters`} {...{ most, words }} place={say[writing].place} />
      <div css={footStyle}>
        <p
          id={`${id}-state`}
          role={fault === null ? 'status' : 'alert'}
          css={{ flex: 1, minWidth: '10rem' }}
        >
          {fault !== null && (
            <strong css={{ color: color.danger }}>
              {isKept ? 'Not kept' : 'Not sent'}: {fault}
            </strong>
          )}
          {fault === null && done && (isKept ? 'Kept with the request.' : 'On its way.')}
          {fault === null &&
            !done &&
            (isKept ? (
              <strong css={{ color: color.warning }}>
                Only the office sees this. Nothing is sent.
              </strong>
            ) : (
              `To ${to ?? ''}. It also stands on the caregiver’s status page.`
            ))}
        </p>
        <Button
          type="submit"
          tone={isKept ? 'outline' : 'teal'}
          busy={busy}
          aria-disabled={!isReady}
        >
          {!busy && (isKept ? <Check size={18} aria-hidden /> : <Send size={18} aria-hidden />)}
          {say[writing].button}
        </Button>
      </div>
    </form>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});
const fieldStyle = css({
  resize: 'vertical',
  minHeight: '5rem',
  maxHeight: '40dvh',
  fieldSizing: 'content',
});
const keptStyle = css({
  background: color.warningSoft,
  textarea: { borderStyle: 'dashed', borderColor: color.warning },
});
const footStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});
