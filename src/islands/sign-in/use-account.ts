import { useCallback, useEffect, useState } from 'react';
import { readAccount, type Account } from '../../lib/auth/account';

/** Not known yet, not to be found out (`error`), nobody, or the person's account. */
export type AccountState =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown }
  | { is: 'nobody' }
  | { is: 'known'; account: Account };

/** The account of the person signed in, as the identity provider has it; `refresh` asks again, and gives back what it found. */
export function useAccount(): { state: AccountState; refresh: () => Promise<AccountState> } {
  const [state, setState] = useState<AccountState>({ is: 'loading' });
  const refresh = useCallback(
    () =>
      read().then((next) => {
        // A connection that fails says nothing about an account that is known.
        setState((now) => (next.is === 'failed' && now.is === 'known' ? now : next));
        return next;
      }),
    [],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { state, refresh };
}

async function read(): Promise<AccountState> {
  try {
    const account = await readAccount();
    return account === null ? { is: 'nobody' } : { is: 'known', account };
  } catch (error) {
    return { is: 'failed', error };
  }
}
