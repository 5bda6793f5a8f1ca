import { useCallback, useEffect, useState } from 'react';
import { readAccount, type Account } from '../../lib/auth/account';

export type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'signed-out' }
  | { status: 'loaded'; account: Account };

/** The signed-in person's account; `refresh` loads it again and returns the result. */
export function useAccount(): { state: AccountState; refresh: () => Promise<AccountState> } {
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  const refresh = useCallback(
    () =>
      loadAccount().then((next) => {
        setState((before) =>
          next.status === 'failed' && before.status === 'loaded' ? before : next,
        );
        return next;
      }),
    [],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { state, refresh };
}

async function loadAccount(): Promise<AccountState> {
  try {
    const account = await readAccount();
    return account === null ? { status: 'signed-out' } : { status: 'loaded', account };
  } catch (error) {
    return { status: 'failed', error };
  }
}
