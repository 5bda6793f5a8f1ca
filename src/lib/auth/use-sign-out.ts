import { useRef, useState } from 'react';
import { signOut } from './auth';
import { getSignOutWarning } from '../unsaved-changes';

/** Signs out; asks first if unsaved changes would be lost. */
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
      setFault('We couldn’t sign you out. Check your connection and try again.'),
    );
  };
  const ask = async () => {
    forget();
    const asked = turn.current;
    const lost = await getSignOutWarning();
    if (lost === null) leave();
    else if (asked === turn.current) setLoss(lost);
  };
  return {
    loss,
    fault,
    ask: () => void ask(),
    leave,
    forget,
  };
}
