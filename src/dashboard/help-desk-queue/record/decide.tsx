import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Check, RotateCcw, X } from 'lucide-react';
import type { Decision } from '../../../../contract/help-desk-steps';
import { longestWriting } from '../../../../contract/reply-limits';
import { Button } from '../../../ui/button';
import { controlStyle, Field } from '../../../ui/field';
import { Question } from '../../parts/question';
import type { VersionedChange } from '../../parts/use-versioned-change';
import { isTooLong, LettersLeft } from '../../parts/writing/letters-left';
import { outcomeWords, questions, tellingWords, type Asked } from './decision-words';
import type { RecordWish } from './use-record-change';
import { useWhy } from './use-why';

type DecideProps = {
  decision: Decision | null;
  /** Whose request it is, by its id, and who is told. */
  person: { id: string; name: string; email: string | null };
} & Pick<VersionedChange<RecordWish>, 'change' | 'busy'>;

const most = longestWriting.email;

/** What was decided of time off, and what decides it, after a question. Its button goes with the decision: the outcome takes the focus. */
export function Decide({ decision, person, change, busy }: DecideProps) {
  const now: Asked = decision ?? 'undecided';
  const id = useId();
  const outcome = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [cancelled, setCancelled] = useState<Asked | null>(null);
  const [note, setNote] = useWhy(person.id, now);
  // It has been decided so: here, or by somebody else.
  if (asked === now) setAsked(null);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) outcome.current?.focus();
    isPressed.current = false;
  }, [decision]);

  const decide = (next: Asked) => {
    isPressed.current = true;
    const why = note.trim();
    void change({
      decision: next === 'undecided' ? null : next,
      ...(why !== '' && { note: why }),
    });
  };
  const asks = (next: Asked) => ({
    takesFocus: cancelled === next,
    onAsk: () => {
      setCancelled(null);
      setAsked(next);
    },
  });

  return (
    <>
      <p ref={outcome} tabIndex={-1} css={outcomeStyle}>
        {outcomeWords[now]}
      </p>
      {asked !== null ? (
        <Question
          {...questions[asked]}
          key={asked}
          busy={busy}
          isReady={!isTooLong(most, note)}
          onConfirm={() => decide(asked)}
          onCancel={() => {
            setAsked(null);
            setCancelled(asked);
          }}
        >
          <p>{tellingWords(person, now, asked)}</p>
          <Field
            id={`${id}-why`}
            label="Why"
            optional
            hint={
              person.email === null
                ? 'It stands on the status page.'
                : 'It goes in the same e-mail, and stands on the status page.'
            }
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={note}
                aria-invalid={isTooLong(most, note) || undefined}
                onChange={(event) => setNote(event.target.value)}
                css={[controlStyle, whyStyle]}
              />
            )}
          </Field>
          <LettersLeft id={`${id}-letters`} most={most} words={note} place="in a note" />
        </Question>
      ) : decision === null ? (
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

const outcomeStyle = css({ fontWeight: 700 });
const whyStyle = css({ maxHeight: '30dvh', resize: 'vertical', fieldSizing: 'content' });
