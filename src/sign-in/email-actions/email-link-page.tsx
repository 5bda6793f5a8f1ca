import { useEffect, useState } from 'react';
import { Link } from 'gatsby';
import { applyEmailedLink, readEmailedLink } from '../../browser/auth/account';
import { useSignedInHint } from '../../browser/hooks/use-user';
import { authRoutes, clientRoutes } from '../../shared/routes';
import { Button } from '../../ui/buttons/button';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { AccountError } from '../require-account';
import { authTitles, FormPlaceholder, formStyle, SignInPage } from '../sign-in-page';
import { useAction } from '../use-action';
import { readLinkState, toErrorState, type LinkState } from './link-state';
import { NewPasswordPage } from './new-password-form';

/**
 * /auth/action, where the links in Firebase's emails lead (?mode=…&oobCode=…). The code opens the account, so it is removed
 * from the URL at once.
 */
export function EmailLinkPage({ search }: { search: string }) {
  const [code] = useState(() => new URLSearchParams(search).get('oobCode'));
  const [state, setState] = useState<LinkState>({ status: 'checking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  useEffect(() => {
    void readLinkState(code, readEmailedLink).then(setState);
  }, [code, attempt]);

  switch (state.status) {
    case 'checking':
      return (
        <SignInPage title={authTitles[authRoutes.action]}>
          <FormPlaceholder label="Loading" />
        </SignInPage>
      );
    case 'invalid':
      return <InvalidLink />;
    case 'failed':
      return (
        <AccountError
          title="We couldn’t check the link"
          error={state.error}
          onRetry={() => {
            setState({ status: 'checking' });
            setAttempt(attempt + 1);
          }}
        />
      );
    case 'ready':
      return state.purpose === 'reset' ? (
        <NewPasswordPage
          code={state.code}
          email={state.email}
          onExpired={() => setState({ status: 'invalid' })}
        />
      ) : (
        <ConfirmLink {...state} purpose={state.purpose} onChange={setState} />
      );
    case 'done':
      return <LinkResult purpose={state.purpose} email={state.email} />;
  }
}

const confirmations = {
  verify: { title: 'Confirm your email address', button: 'Confirm email' },
  change: { title: 'Confirm your new email address', button: 'Confirm email' },
  recover: { title: 'Change your email address back', button: 'Change back' },
} as const;

type ConfirmLinkProps = {
  purpose: keyof typeof confirmations;
  code: string;
  email: string | null;
  onChange: (state: LinkState) => void;
};

function ConfirmLink({ purpose, code, email, onChange }: ConfirmLinkProps) {
  const { pending, run } = useAction((error) => onChange(toErrorState(error)));
  const { title, button } = confirmations[purpose];
  const confirm = async () => {
    await applyEmailedLink(code);
    onChange({ status: 'done', purpose, email });
  };
  return (
    <SignInPage title={title} hasFocus>
      <div css={formStyle}>
        {email !== null && <p css={{ overflowWrap: 'anywhere' }}>{email}</p>}
        <Button isPending={pending !== null} onClick={() => void run('confirm', confirm)}>
          {button}
        </Button>
      </div>
    </SignInPage>
  );
}

type LinkResultProps = { purpose: 'verify' | 'recover' | 'change'; email: string | null };

const messages = {
  verify: {
    title: 'Your email address is confirmed',
    lead: 'You can close this page, or continue here.',
  },
  change: {
    title: 'Your new email address is confirmed',
    lead: 'Use it to sign in from now on.',
  },
  recover: {
    title: 'Your email address was changed back',
    lead: 'If you didn’t change it yourself, someone may know your password. Choose a new one now.',
  },
} as const;

function LinkResult({ purpose, email }: LinkResultProps) {
  const isProbablySignedIn = useSignedInHint();
  return (
    <SignInPage {...messages[purpose]} hasFocus>
      <div css={formStyle}>
        {email !== null && <p css={{ overflowWrap: 'anywhere' }}>{email}</p>}
        {/* The sign-in page redirects everyone who is signed in. */}
        <Link to={clientRoutes.login} css={buttonStyle('primary')}>
          {isProbablySignedIn ? 'Continue' : 'Sign in'}
        </Link>
        {purpose === 'recover' && (
          <Link to={authRoutes.reset} css={buttonStyle('outline')}>
            Choose new password
          </Link>
        )}
      </div>
    </SignInPage>
  );
}

/** An invalid link from an email, or an unknown page below /auth. */
export function InvalidLink() {
  return (
    <SignInPage
      title="This link doesn’t work"
      lead="It may be incomplete, expired, or already used. Ask for a new one, or sign in."
    >
      <div css={formStyle}>
        <Link to={clientRoutes.login} css={buttonStyle('primary')}>
          Sign in
        </Link>
        <Link to={authRoutes.reset} css={buttonStyle('outline')}>
          Reset your password
        </Link>
      </div>
    </SignInPage>
  );
}
