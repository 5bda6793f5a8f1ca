import { useEffect, type ReactNode } from 'react';
import { navigate } from 'gatsby';
import type { Account } from '../../lib/auth/account';
import { clientRoutes } from '../../site/routes';
import { Button } from '../../ui/buttons/button';
import { faultOf } from './error-messages';
import { formStyle } from './form.styles';
import { SignInPage } from './sign-in-page';
import { useAccount, type AccountState } from './use-account';
import { Waiting } from './form-placeholder';

type WithAccountProps = {
  company: string;
  title: string;
  children: (account: Account, refresh: () => Promise<AccountState>) => ReactNode;
};

/** A page about one's own account: nobody who is not signed in sees it. */
export function WithAccount({ company, title, children }: WithAccountProps) {
  const { state, refresh } = useAccount();
  const isNobody = state.is === 'nobody';
  useEffect(() => {
    // safeNext leads to no page of the sign-in itself: from there it goes on as after any sign-in.
    if (isNobody) navigate(clientRoutes.login, { replace: true });
  }, [isNobody]);

  if (state.is === 'known') return children(state.account, refresh);
  if (state.is !== 'failed') return <Waiting label="Loading your account" />;
  return (
    <SignInPage company={company} title={title}>
      <div css={formStyle}>
        <p role="alert">{faultOf(state.error, 'account').words}</p>
        <Button onClick={() => void refresh()}>Try again</Button>
      </div>
    </SignInPage>
  );
}
