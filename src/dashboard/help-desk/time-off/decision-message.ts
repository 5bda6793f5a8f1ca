import { useEffect, useRef } from 'react';
import { buildDraftKey } from '../../../../contract/drafts/constants';
import type { Decision } from '../../../../contract/help-desk/constants';
import { useDraft } from '../../drafts/use-draft';
import { useStaff } from '../../hooks/use-staff';

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

/** Title and button of the confirmation of a decision. The person is notified only if there is an email address. */
export function getConfirmation(next: Outcome, email: string | null) {
  const { title, verb, button } = confirmations[next];
  return { title, confirm: email === null ? button : `${verb} and notify` };
}

type Recipient = { name: string; email: string | null; isPageExpired: boolean };

/** Says how the person has been and will be notified. */
export function getNotificationMessage(recipient: Recipient, current: Outcome, next: Outcome) {
  const { name, email } = recipient;
  const sentence = getNextMessage(recipient, next);
  if (current === 'undecided') return sentence;
  const before = email === null ? 'The status page already says' : `${name} has already been told`;
  return `${before} that it was ${current}. ${sentence}`;
}

function getNextMessage({ name, email, isPageExpired }: Recipient, next: Outcome): string {
  const result = next === 'undecided' ? 'it is undecided again' : `it is ${next}`;
  if (email !== null) {
    const mail = `We’ll email ${name} at ${email} to say ${result}`;
    return isPageExpired
      ? `${mail}. The status page has expired.`
      : `${mail}, and update the status page.`;
  }
  return isPageExpired
    ? `${name} won’t be notified: there is no email address, and the status page has expired. Please call.`
    : `The status page will say ${result}. ${name} won’t get an email because there is no address. Call them if it’s important.`;
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
