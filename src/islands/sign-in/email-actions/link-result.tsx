import { Link } from 'gatsby';
import { useSignedInHint } from '../../../browser/hooks/use-signed-in-hint';
import { authRoutes, clientRoutes } from '../../../shared/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { formStyle } from '../form.styles';
import { SignInPage } from '../sign-in-page';

type LinkResultProps = { purpose: 'verify' | 'recover' | 'change'; email: string | null };

const messages = {
  verify: {
    title: 'Your e-mail address is confirmed',
    lead: 'You can close this page, or continue here.',
  },
  change: {
    title: 'Your new e-mail address is confirmed',
    lead: 'Use it to sign in from now on.',
  },
  recover: {
    title: 'Your e-mail address was changed back',
    lead: 'If you didn’t change it yourself, someone may know your password. Choose a new one now.',
  },
} as const;

export function LinkResult({ purpose, email }: LinkResultProps) {
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

/** An invalid link from an e-mail, or an unknown page below /auth. */
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
