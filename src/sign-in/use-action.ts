import { useState } from 'react';

/** Runs an action, and names it while it runs. */
export function useAction<Name extends string>(onError: (error: unknown) => void) {
  const [pending, setPending] = useState<Name | null>(null);
  const run = async (name: Name, action: () => Promise<unknown>) => {
    setPending(name);
    try {
      await action();
    } catch (error) {
      onError(error);
    }
    setPending(null);
  };
  return { pending, run };
}
