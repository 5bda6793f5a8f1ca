import { useEffect, useRef, useState } from 'react';
import { useStaff } from '../../hooks/session/use-staff';
import { outcomes, type Outcome } from './decision-messages';

/**
 * The draft of the message sent with a decision. Each outcome has its own draft, so that a reason to decline is never sent
 * with an approval. Drafts are kept until a decision is made. Those that can no longer be sent are deleted on unmount.
 */
export function useDecisionMessage(requestId: string, current: Outcome, next: Outcome) {
  const { drafts } = useStaff();
  const [, rerender] = useState({});
  const getKey = (outcome: Outcome) => `decision/${requestId}/${outcome}`;
  const deleteDrafts = (some: readonly Outcome[]) =>
    some.forEach((outcome) => drafts.delete(getKey(outcome)));

  const onUnmount = useRef<() => void>(() => undefined);
  useEffect(() => {
    // Only an undecided request can be approved or declined, and only a decision can be undone.
    const isPossible = (outcome: Outcome) =>
      (current === 'undecided') !== (outcome === 'undecided');
    onUnmount.current = () => deleteDrafts(outcomes.filter((outcome) => !isPossible(outcome)));
  });
  useEffect(() => () => onUnmount.current(), []);

  return {
    message: drafts.get(getKey(next))?.text ?? '',
    setMessage: (text: string) => {
      if (text === '') deleteDrafts([next]);
      else drafts.set(getKey(next), { text });
      rerender({});
    },
    clear: () => {
      deleteDrafts(outcomes);
      rerender({});
    },
  };
}
