import { useRef, useState } from 'react';
import { signOut } from './auth';
import { lostBySigningOut } from '../unsaved-changes';

/** Signing out, where something would be lost only after a question. */
export function useSignOut() {
  const [loss, setLoss] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setLoss(null);
    setFault(null);
  };
  const leave = () => {
    forget();
    signOut().catch(() =>
      setFault('You could not be signed out. Check your connection and try again.'),
    );
  };
  const ask = async () => {
    forget();
    const asked = turn.current;
    const lost = await lostBySigningOut();
    if (lost === null) leave();
    else if (asked === turn.current) setLoss(lost);
  };
  return {
    /** What signing out would lose, while it is asked about. */
    loss,
    /** Why it did not happen. */
    fault,
    /** Signs out, or asks. */
    ask: () => void ask(),
    /** Signs out, whatever is lost. */
    leave,
    /** Takes question and fault back. */
    forget,
  };
}
