import { Link } from 'gatsby';
import { useSignedInHint } from '../../../lib/auth/use-signed-in-hint';
import { clientRoutes } from '../../../site/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { authPaths } from '../auth-paths';
import { formStyle } from '../form.styles';
import { SignInPage } from '../sign-in-page';

type ActionResultProps = {
  company: string;
  purpose: 'verify' | 'recover' | 'change';
  email: string | null;
};

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

export function ActionResult({ company, purpose, email }: ActionResultProps) {
  const seemsSignedIn = useSignedInHint();
  return (
    <SignInPage company={company} {...messages[purpose]} hasFocus>
      <div css={formStyle}>
        {email !== null && <p css={{ overflowWrap: 'anywhere' }}>{email}</p>}
        {/* The sign-in page redirects everyone who is signed in. */}
        <Link to={clientRoutes.login} css={buttonStyle('primary')}>
          {seemsSignedIn ? 'Continue' : 'Sign in'}
        </Link>
        {purpose === 'recover' && (
          <Link to={authPaths.reset} css={buttonStyle('outline')}>
            Choose new password
          </Link>
        )}
      </div>
    </SignInPage>
  );
}
