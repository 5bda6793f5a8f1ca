import { useEffect, useId, useRef, useState } from 'react';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import {
  getDecisionRecipient,
  maxDecisionNote,
} from '../../../../contract/help-desk/decision-recipient';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, Field } from '../../../ui/fields/field';
import { ErrorMessage } from '../../components/status/messages';
import { InlineConfirm } from '../../../ui/confirm';
import { isTooLong, CharacterCount } from '../../components/composer/character-count';
import { useNow } from '../../components/time/time-ago';
import { useReturnFocus } from '../../../browser/hooks/use-return-focus';
import { useFocusFallback } from '../../hooks/use-focus';
import type { ActionsProps } from '../queues/queue-type';
import { getAddressWarning } from '../request/reply';
import {
  getConfirmation,
  getNotificationMessage,
  outcomeLabels,
  useDecisionDraft,
  type Outcome,
} from './decision-message';

/** `from` is the outcome when the question was asked; a colleague may decide in the meantime. */
type PendingQuestion = { next: Outcome; from: Outcome; status: 'asked' | 'sent' | 'rejected' };

type DecisionActionsProps = ActionsProps & {
  /** The question needs space, so the screen hides what isn't needed to decide. */
  onQuestion?: (isOpen: boolean) => void;
};

/** Approves or declines time off, or undoes that, after a confirmation with an optional message. */
export function DecisionActions({ request, change, isPending, onQuestion }: DecisionActionsProps) {
  const current: Outcome = request.decision ?? 'undecided';
  const isPageExpired = Date.parse(request.statusPageExpiresAt) <= useNow();
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const isOpen = question !== null && (question.from === current || question.status === 'sent');
  const openOutcome = isOpen ? question.next : null;
  // After a rejection, the server's error says who was faster.
  const isOvertaken = question?.status === 'asked' && !isOpen;
  const draft = useDecisionDraft(request.id, current, question?.next ?? current);

  const approveButton = useReturnFocus(openOutcome === 'approved');
  const declineButton = useReturnFocus(openOutcome === 'declined');
  const undoButton = useReturnFocus(openOutcome === 'undecided');
  const outcome = useRef<HTMLParagraphElement>(null);
  // A decision removes the buttons, so the focus moves to the outcome.
  useFocusFallback(openOutcome ?? 'none', () => outcome.current);

  useEffect(() => {
    onQuestion?.(isOpen);
  }, [isOpen, onQuestion]);

  const ask = (next: Outcome) => setQuestion({ next, from: current, status: 'asked' });
  const decide = async (asked: PendingQuestion, message: string) => {
    setQuestion({ ...asked, status: 'sent' });
    const isDone = await change({
      decision: asked.next === 'undecided' ? null : asked.next,
      ...(message !== '' && { note: message }),
    });
    if (isDone) draft.clear();
    setQuestion(isDone ? null : { ...asked, status: 'rejected' });
  };

  return (
    <>
      <p ref={outcome} tabIndex={-1} css={outcomeStyle}>
        {outcomeLabels[current]}
      </p>
      {isOvertaken && (
        <ErrorMessage>
          A colleague decided this first. Your decision wasn’t saved, and no message was sent.
        </ErrorMessage>
      )}
      {isOpen && (
        <DecisionQuestion
          key={question.next}
          request={request}
          question={question}
          isPageExpired={isPageExpired}
          draft={draft}
          isPending={isPending}
          onConfirm={(message) => void decide(question, message)}
          onCancel={() => setQuestion(null)}
        />
      )}
      {!isOpen && current === 'undecided' && (
        <>
          <Button ref={approveButton} onClick={() => ask('approved')}>
            <Check size={18} aria-hidden /> Approve
          </Button>
          <Button ref={declineButton} tone="outline" onClick={() => ask('declined')}>
            <X size={18} aria-hidden /> Decline
          </Button>
        </>
      )}
      {!isOpen && current !== 'undecided' && (
        <Button ref={undoButton} tone="outline" onClick={() => ask('undecided')}>
          <RotateCcw size={18} aria-hidden /> Undo decision
        </Button>
      )}
    </>
  );
}

type DecisionQuestionProps = {
  request: ActionsProps['request'];
  question: PendingQuestion;
  isPageExpired: boolean;
  draft: ReturnType<typeof useDecisionDraft>;
  isPending: boolean;
  onConfirm: (message: string) => void;
  onCancel: () => void;
};

function DecisionQuestion(props: DecisionQuestionProps) {
  const { request, question, isPageExpired, draft, isPending, onConfirm, onCancel } = props;
  const { message, setMessage } = draft;
  const id = useId();
  const recipient = getDecisionRecipient(request);
  const { channel } = recipient;
  const max = maxDecisionNote[channel];
  const addressWarning = getAddressWarning(request);
  const isNotified = channel !== 'status-page';
  // The server rejects a message that the caregiver could never read.
  const canWrite = isNotified || !isPageExpired;
  const isOverLimit = canWrite && isTooLong(max, message);
  const getHint = () => {
    if (!isNotified) return 'Shown on the status page.';
    const message = `Included in the ${channel === 'sms' ? 'text' : 'email'}`;
    return isPageExpired ? `${message}.` : `${message} and on the status page.`;
  };
  return (
    <InlineConfirm
      {...getConfirmation(question.next, isNotified)}
      isPending={isPending}
      isReady={!isOverLimit}
      onConfirm={() => onConfirm(canWrite ? message.trim() : '')}
      onCancel={onCancel}
    >
      <p>
        {getNotificationMessage(
          { request, recipient, isPageExpired },
          question.from,
          question.next,
        )}
      </p>
      {addressWarning !== null && <p css={warningStyle}>{addressWarning}</p>}
      {canWrite && (
        <>
          <Field id={`${id}-message`} label="Message" optional hint={getHint()}>
            {(field) => (
              <textarea
                {...field}
                rows={2}
                value={message}
                aria-invalid={isOverLimit || undefined}
                onChange={(event) => setMessage(event.target.value)}
                css={[controlStyle, messageStyle]}
              />
            )}
          </Field>
          <CharacterCount id={`${id}-letters`} max={max} text={message} context="in a message" />
        </>
      )}
    </InlineConfirm>
  );
}

const outcomeStyle = css({ fontWeight: 700, [media.belowTablet]: { flexBasis: '100%' } });
const warningStyle = css({ fontWeight: 700, overflowWrap: 'anywhere' });
const messageStyle = css({ maxHeight: '30dvh', resize: 'vertical', fieldSizing: 'content' });
