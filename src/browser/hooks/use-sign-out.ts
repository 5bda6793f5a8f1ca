import { useRef, useState } from 'react';
import { signOut } from '../auth/auth';
import { getSignOutWarning } from '../unsaved-changes';

/** Signs out; `warning` is set if unsaved changes would be lost, and `confirm` signs out anyway. */
export function useSignOut(
  failedMessage = 'We couldn’t sign you out. Check your connection and try again.',
) {
  const [warning, setWarning] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef(0);

  const reset = () => {
    attempt.current += 1;
    setWarning(null);
    setError(null);
  };
  const confirm = () => {
    reset();
    signOut().catch(() => setError(failedMessage));
  };
  const request = async () => {
    reset();
    const current = attempt.current;
    const nextWarning = await getSignOutWarning();
    if (nextWarning === null) confirm();
    else if (current === attempt.current) setWarning(nextWarning);
  };
  return { warning, error, request: () => void request(), confirm, reset };
}
