import { useEffect, useRef } from 'react';
import { buildDraftKey } from '../../../../contract/drafts/constants';
import type { Decision } from '../../../../contract/help-desk/constants';
import type { DecisionRecipient } from '../../../../contract/help-desk/decision-recipient';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { useDraft } from '../../drafts/use-draft';
import { useStaff } from '../../hooks/use-staff';
import { formatAddress } from '../request/reply';

/** 'undecided' undoes a decision. */
export type Outcome = Decision | 'undecided';

const outcomes: readonly Outcome[] = ['approved', 'declined', 'undecided'];

export const outcomeLabels: Record<Outcome, string> = {
  approved: 'Time off approved.',
  declined: 'Time off declined.',
  undecided: 'Not decided yet.',
};

const confirmations: Record<Outcome, { title: string; verb: string; button: string }> = {
  approved: { title: 'Approve this time off?', verb: 'Approve', button: 'Approve' },
  declined: { title: 'Decline this time off?', verb: 'Decline', button: 'Decline' },
  undecided: { title: 'Undo this decision?', verb: 'Undo', button: 'Undo decision' },
};

export function getConfirmation(next: Outcome, isNotified: boolean) {
  const { title, verb, button } = confirmations[next];
  return { title, confirm: isNotified ? `${verb} and notify` : button };
}

type Recipient = {
  request: Pick<HelpDeskDetail, 'name' | 'email' | 'emailOnFile'>;
  recipient: DecisionRecipient;
  isPageExpired: boolean;
};

/** Says how the person has been and will be notified. */
export function getNotificationMessage(person: Recipient, current: Outcome, next: Outcome) {
  const sentence = getNextMessage(person, next);
  if (current === 'undecided') return sentence;
  const before =
    person.recipient.to === null
      ? 'The status page already says'
      : `${person.request.name} has already been told`;
  return `${before} that it was ${current}. ${sentence}`;
}

function getNextMessage({ request, recipient, isPageExpired }: Recipient, next: Outcome): string {
  const { name } = request;
  const result = next === 'undecided' ? 'it is undecided again' : `it is ${next}`;
  const reason =
    'there is no email address in the request or on file, and we can’t text the number';
  if (recipient.to === null) {
    return isPageExpired
      ? `${name} won’t be notified: ${reason}, and the status page has expired. Please call.`
      : `The status page will say ${result}. ${name} won’t get a message: ${reason}. Call them if it’s important.`;
  }
  const verb = recipient.channel === 'sms' ? 'text' : 'email';
  const to = formatAddress(request) ?? formatPhone(recipient.to);
  const sent = `We’ll ${verb} ${name} at ${to}, to say ${result}`;
  return isPageExpired
    ? `${sent}. The status page has expired.`
    : `${sent}, and update the status page.`;
}

const getKey = (requestId: string, outcome: Outcome) =>
  buildDraftKey('decision', requestId, outcome);

/** Returns a function that makes the message of an undone decision a draft again. */
export function useDecisionRestore(requestId: string) {
  const { drafts } = useStaff();
  return (outcome: Outcome, text: string) =>
    drafts.open(getKey(requestId, outcome)).setMessage({ text });
}

/**
 * The draft of the message sent with a decision. Each outcome has its own draft, so that a reason to decline is never sent
 * with an approval. Drafts are kept until a decision is made. Those that can no longer be sent are deleted on unmount.
 */
export function useDecisionDraft(requestId: string, current: Outcome, next: Outcome) {
  const { drafts } = useStaff();
  const draft = useDraft(getKey(requestId, next));
  const discard = (some: readonly Outcome[]) =>
    some.forEach((outcome) => drafts.open(getKey(requestId, outcome)).discard());

  const onUnmount = useRef<() => void>(() => undefined);
  useEffect(() => {
    // Only an undecided request can be approved or declined, and only a decision can be undone.
    const isPossible = (outcome: Outcome) =>
      (current === 'undecided') !== (outcome === 'undecided');
    onUnmount.current = () => discard(outcomes.filter((outcome) => !isPossible(outcome)));
  });
  useEffect(() => () => onUnmount.current(), []);

  return {
    message: draft.text,
    setMessage: (text: string) => draft.setMessage({ text }),
    clear: () => discard(outcomes),
  };
}
