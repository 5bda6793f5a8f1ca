import { useEffect, useState } from 'react';
import { Link, navigate } from 'gatsby';
import { sendVerification, type Account } from '../../../lib/auth/account';
import { verificationMail } from '../../../lib/auth/auth';
import { routes } from '../../../site/routes';
import { Button } from '../../../ui/buttons/button';
import { destinationOf } from '../destination';
import { faultOf } from '../error-messages';
import { formStyle, linksStyle } from '../form.styles';
import { MailWords, type Mail } from './verification-email-status';
import { SignInPage } from '../sign-in-page';
import type { AccountState } from '../use-account';
import { WithAccount } from '../require-account';

/** /auth/verify: waits until the person has opened the link that proves their address, and then goes on to `next`. */
export function VerifyPage({ company, search }: { company: string; search: string }) {
  return (
    <WithAccount company={company} title={title}>
      {(account, refresh) => <Verify {...{ company, search, account, refresh }} />}
    </WithAccount>
  );
}

const title = 'Confirm your address';

type VerifyProps = {
  company: string;
  search: string;
  account: Account;
  refresh: () => Promise<AccountState>;
};

function Verify({ company, search, account, refresh }: VerifyProps) {
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState<'check' | 'send' | null>(null);
  const [mail, setMail] = useState<Mail>(() => ({
    is: verificationMail() ? 'sending' : 'unknown',
  }));
  const { isVerified } = account;

  useEffect(() => {
    void verificationMail()?.then((outcome) =>
      setMail(outcome.sent ? { is: 'sent' } : { is: 'failed', error: outcome.error }),
    );
  }, []);

  useEffect(() => {
    if (!isVerified) return;
    void destinationOf(account, search).then((path) => navigate(path, { replace: true }));
  }, [isVerified, account, search]);

  // The mail is read in another tab or program: coming back is the moment to look.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [refresh]);

  const check = async () => {
    setBusy('check');
    setAnswer('');
    const state = await refresh();
    if (state.is === 'failed') setAnswer(faultOf(state.error, 'account').words);
    else if (state.is === 'known' && !state.account.isVerified)
      setAnswer('The link has not been opened yet. It may take a few minutes to arrive.');
    setBusy(null);
  };
  const send = async () => {
    setBusy('send');
    setAnswer('');
    try {
      await sendVerification();
      setMail({ is: 'sent' });
      setAnswer(
        mail.is === 'sent'
          ? 'Another mail is on its way. The link in the newest one works.'
          : 'The mail is on its way.',
      );
    } catch (error) {
      // A mail that was sent before still holds.
      if (mail.is === 'sent') setAnswer(faultOf(error, 'account').words);
      else setMail({ is: 'failed', error });
    }
    setBusy(null);
  };

  return (
    <SignInPage company={company} title={title} announced>
      <div css={formStyle}>
        <MailWords mail={mail} email={account.email} />
        <Button busy={busy === 'check'} onClick={() => void check()}>
          I have opened the link
        </Button>
        <Button tone="outline" busy={busy === 'send'} onClick={() => void send()}>
          {mail.is === 'sent' ? 'Send the mail again' : 'Send the link'}
        </Button>
        <p role="status">{answer}</p>
      </div>
      <p css={linksStyle}>
        <Link to={routes.home}>Not now</Link>
      </p>
    </SignInPage>
  );
}
