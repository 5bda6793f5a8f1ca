import { useState } from 'react';
import { toAuthError, type AuthErrorSource } from './error-messages';

/**
 * Runs an action, names it while it runs, and says how the last one ended.
 * @param errors where they come from, or a function that shows them elsewhere
 */
export function useAction<Name extends string>(
  errors: AuthErrorSource | ((error: unknown) => void) = 'account',
) {
  const [pending, setPending] = useState<Name | null>(null);
  const [result, setResult] = useState<{ message: string; isError: boolean } | null>(null);
  const run = async (name: Name, action: () => Promise<unknown>, done = '') => {
    setPending(name);
    setResult(null);
    try {
      await action();
      setResult({ message: done, isError: false });
    } catch (error) {
      if (typeof errors === 'function') errors(error);
      else setResult({ message: toAuthError(error, errors).message, isError: true });
    }
    setPending(null);
  };
  return { pending, run, result };
}
