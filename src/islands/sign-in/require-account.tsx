import { useEffect, type ReactNode } from 'react';
import { navigate } from 'gatsby';
import type { Account } from '../../lib/auth/account';
import { clientRoutes } from '../../site/routes';
import { FormPlaceholder } from './form-placeholder';
import { LoadError } from './load-error';
import { useAccount, type AccountState } from './use-account';

type RequireAccountProps = {
  company: string;
  title: string;
  children: (account: Account, refresh: () => Promise<AccountState>) => ReactNode;
};

/** A page about the signed-in person's account; all others go to sign-in. */
export function RequireAccount({ company, title, children }: RequireAccountProps) {
  const { state, refresh } = useAccount();
  const isSignedOut = state.status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) navigate(clientRoutes.login, { replace: true });
  }, [isSignedOut]);

  if (state.status === 'loaded') return children(state.account, refresh);
  if (state.status !== 'failed') return <FormPlaceholder label="Loading your account" />;
  return (
    <LoadError company={company} title={title} error={state.error} onRetry={() => void refresh()} />
  );
}
