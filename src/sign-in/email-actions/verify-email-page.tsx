import { useEffect, useState } from 'react';
import type { Account } from '../../browser/auth/account';
import { getVerificationEmail, loadSdk } from '../../browser/auth/auth';
import { authRoutes, routes } from '../../shared/routes';
import { Button } from '../../ui/buttons/button';
import { goTo } from '../../browser/go-to';
import { findDestination } from '../destination';
import { toAuthError } from '../error-messages';
import { authTitles, formStyle, linksStyle, SignInPage } from '../sign-in-page';
import { RequireAccount, type AccountState } from '../require-account';
import { useAction } from '../use-action';

const title = authTitles[authRoutes.verify];

/** /auth/verify: waits until the person has confirmed with the link in the email, then continues to `next` of the query. */
export function VerifyEmailPage({ search }: { search: string }) {
  return (
    <RequireAccount title={title}>
      {(account, refresh) => <Verify {...{ search, account, refresh }} />}
    </RequireAccount>
  );
}

/** 'unknown': the page was loaded again since the sign-up. */
type EmailState =
  | { status: 'unknown' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; error: unknown };

type VerifyProps = {
  search: string;
  account: Account;
  refresh: () => Promise<AccountState>;
};

function Verify({ search, account, refresh }: VerifyProps) {
  const [message, setMessage] = useState('');
  const [emailState, setEmailState] = useState<EmailState>(() => ({
    status: getVerificationEmail() ? 'sending' : 'unknown',
  }));
  const isSent = emailState.status === 'sent';
  const { isVerified } = account;

  useEffect(() => {
    void getVerificationEmail()?.then((outcome) =>
      setEmailState(outcome.sent ? { status: 'sent' } : { status: 'failed', error: outcome.error }),
    );
  }, []);

  useEffect(() => {
    if (!isVerified) return;
    void findDestination(account, search).then((path) => goTo(path, { replace: true }));
  }, [isVerified, account, search]);

  // People open the link in another tab or app and come back.
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [refresh]);

  const { pending, run } = useAction<'check' | 'send'>((error) => {
    // The link of an earlier email still works.
    if (isSent) setMessage(toAuthError(error, 'account').message);
    else setEmailState({ status: 'failed', error });
  });
  const check = async () => {
    setMessage('');
    const state = await refresh();
    if (state.status === 'failed') setMessage(toAuthError(state.error, 'account').message);
    else if (state.status === 'loaded' && !state.account.isVerified) {
      setMessage('It isn’t confirmed yet. The email can take a few minutes to arrive.');
    }
  };
  const send = async () => {
    setMessage('');
    await (await loadSdk()).requestVerification();
    setEmailState({ status: 'sent' });
    setMessage(isSent ? 'Sent again. Use the link in the newest email.' : 'Sent.');
  };

  return (
    <SignInPage title={title} hasFocus>
      <div css={formStyle}>
        <EmailStatus state={emailState} email={account.email} />
        <Button isPending={pending === 'check'} onClick={() => void run('check', check)}>
          I confirmed it
        </Button>
        <Button
          tone="outline"
          isPending={pending === 'send'}
          onClick={() => void run('send', send)}
        >
          {isSent ? 'Send again' : 'Send link'}
        </Button>
        <p role="status">{message}</p>
      </div>
      <p css={linksStyle}>
        <a href={routes.home}>Not now</a>
      </p>
    </SignInPage>
  );
}

function EmailStatus({ state, email }: { state: EmailState; email: string | null }) {
  const recipient = <strong>{email}</strong>;
  if (state.status === 'failed') {
    return (
      <p role="alert" css={wrapStyle}>
        We couldn’t send a link to {recipient}. {toAuthError(state.error, 'account').message}
      </p>
    );
  }
  if (state.status === 'sending') return <p css={wrapStyle}>Sending a link to {recipient}…</p>;
  return (
    <p css={wrapStyle}>
      {state.status === 'sent' ? (
        <>We sent a link to {recipient}.</>
      ) : (
        <>Your email address {recipient} isn’t confirmed yet.</>
      )}{' '}
      Open the link in the email on this or any other device and confirm there, then come back here.
      Check your spam folder too.
    </p>
  );
}

const wrapStyle = { overflowWrap: 'anywhere' } as const;
