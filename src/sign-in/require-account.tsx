import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { navigate } from 'gatsby';
import { readAccount, type Account } from '../browser/auth/account';
import { clientRoutes } from '../shared/routes';
import { Button } from '../ui/buttons/button';
import { toAuthError } from './error-messages';
import { FormPlaceholder, formStyle, SignInPage } from './sign-in-page';

type RequireAccountProps = {
  title: string;
  children: (account: Account, refresh: () => Promise<AccountState>) => ReactNode;
};

/** A page about the signed-in person's account; all others go to sign-in. */
export function RequireAccount({ title, children }: RequireAccountProps) {
  const { state, refresh } = useAccount();
  const isSignedOut = state.status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) navigate(clientRoutes.login, { replace: true });
  }, [isSignedOut]);

  if (state.status === 'loaded') return children(state.account, refresh);
  if (state.status !== 'failed') {
    return (
      <SignInPage title={title}>
        <FormPlaceholder label="Loading your account" />
      </SignInPage>
    );
  }
  return <AccountError title={title} error={state.error} onRetry={() => void refresh()} />;
}

type AccountErrorProps = { title: string; error: unknown; onRetry: () => void };

/** Takes the place of a page whose data could not be loaded. */
export function AccountError({ title, error, onRetry }: AccountErrorProps) {
  return (
    <SignInPage title={title}>
      <LoadErrorMessage error={error} onRetry={onRetry} />
    </SignInPage>
  );
}

/** Takes the place of a section whose data could not be loaded. */
export function LoadErrorMessage({ error, onRetry }: Omit<AccountErrorProps, 'title'>) {
  return (
    <div css={formStyle}>
      <p role="alert">{toAuthError(error, 'account').message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

export type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'signed-out' }
  | { status: 'loaded'; account: Account };

/** The signed-in person's account; `refresh` loads it again and returns the result. */
function useAccount(): { state: AccountState; refresh: () => Promise<AccountState> } {
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
