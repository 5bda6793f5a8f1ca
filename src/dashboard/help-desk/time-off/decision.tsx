import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Check, RotateCcw, X } from 'lucide-react';
import { longestWriting } from '../../../../contract/inbox/constants';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, Field } from '../../../ui/fields/field';
import { FaultLine } from '../../components/status/error-message';
import { Question } from '../../components/dialog/inline-confirm';
import { isTooLong, LettersLeft } from '../../components/composer/character-count';
import type { DoneWithProps } from '../queues/queue-type';
import { useNow } from '../../components/time/use-now';
import { outcomeWords, questionOf, tellingWords, type Asked } from './decision-messages';
import { isPageOver } from '../request/link-expired';
import { useWhy } from './use-reason';

/** What is asked, of time off that stood like `from`, and what has become of it. */
type Pending = { next: Asked; from: Asked; is: 'asked' | 'sent' | 'refused' };

const most = longestWriting.email;

/** What was decided of time off, and what decides it, after a question. Its button goes with the decision: the outcome takes the focus. */
export function Decide({ record, change, busy }: DoneWithProps) {
  const now: Asked = record.decision ?? 'undecided';
  const isOver = isPageOver(record, useNow());
  // Words that nobody could read are refused.
  const isUnread = isOver && record.email === null;
  const id = useId();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [question, setQuestion] = useState<Pending | null>(null);
  const [cancelled, setCancelled] = useState<Asked | null>(null);
  const asked = question?.from === now || question?.is === 'sent' ? question.next : null;
  // After a refusal the words of the server say who it was.
  const isOvertaken = asked === null && question?.is === 'asked';
  const { note, write, forget } = useWhy(record.id, now, question?.next ?? now);
  const wasAsked = useRef(false);
  useEffect(() => {
    const isOver = wasAsked.current && asked === null;
    if (isOver && document.activeElement === document.body) outcome.current?.focus();
    wasAsked.current = asked !== null;
  }, [asked]);

  const decide = async (from: Pending) => {
    const why = isUnread ? '' : note.trim();
    setQuestion({ ...from, is: 'sent' });
    const isDone = await change({
      decision: from.next === 'undecided' ? null : from.next,
      ...(why !== '' && { note: why }),
    });
    if (isDone) forget();
    setQuestion(isDone ? null : { ...from, is: 'refused' });
  };
  const asks = (next: Asked) => ({
    takesFocus: cancelled === next,
    onAsk: () => {
      setCancelled(null);
      setQuestion({ next, from: now, is: 'asked' });
    },
  });

  return (
    <>
      <p ref={outcome} tabIndex={-1} css={outcomeStyle}>
        {outcomeWords[now]}
      </p>
      {isOvertaken && (
        <FaultLine>
          Somebody was faster: it was decided while you were asked. Nothing of yours was sent.
        </FaultLine>
      )}
      {question !== null && asked !== null ? (
        <Question
          {...questionOf(asked, record.email)}
          key={asked}
          busy={busy}
          isReady={isUnread || !isTooLong(most, note)}
          onConfirm={() => void decide(question)}
          onCancel={() => {
            setQuestion(null);
            setCancelled(asked);
          }}
        >
          <p>{tellingWords({ ...record, isOver }, question.from, asked)}</p>
          {!isUnread && (
            <>
              <Field
                id={`${id}-why`}
                label="Why"
                optional
                hint={
                  record.email === null
                    ? 'It stands on the status page.'
                    : isOver
                      ? 'It goes in the same e-mail.'
                      : 'It goes in the same e-mail, and stands on the status page.'
                }
              >
                {(control) => (
                  <textarea
                    {...control}
                    rows={2}
                    value={note}
                    aria-invalid={isTooLong(most, note) || undefined}
                    onChange={(event) => write(event.target.value)}
                    css={[controlStyle, whyStyle]}
                  />
                )}
              </Field>
              <LettersLeft id={`${id}-letters`} most={most} words={note} place="in a note" />
            </>
          )}
        </Question>
      ) : record.decision === null ? (
        <>
          <AskButton {...asks('approved')} tone="teal">
            <Check size={18} aria-hidden /> Approve
          </AskButton>
          <AskButton {...asks('declined')}>
            <X size={18} aria-hidden /> Decline
          </AskButton>
        </>
      ) : (
        <AskButton {...asks('undecided')}>
          <RotateCcw size={18} aria-hidden /> Take the decision back
        </AskButton>
      )}
    </>
  );
}

type AskButtonProps = {
  /** Its question was answered with no: it is back, and so is the focus. */
  takesFocus: boolean;
  tone?: 'teal' | 'outline';
  onAsk: () => void;
  children: ReactNode;
};

function AskButton({ takesFocus, tone = 'outline', onAsk, children }: AskButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Button ref={button} tone={tone} onClick={onAsk}>
      {children}
    </Button>
  );
}

const outcomeStyle = css({ fontWeight: 700, [media.belowTablet]: { flexBasis: '100%' } });
const whyStyle = css({ maxHeight: '30dvh', resize: 'vertical', fieldSizing: 'content' });
