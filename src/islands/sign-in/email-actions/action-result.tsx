import { Link } from 'gatsby';
import { useSignedInHint } from '../../../lib/auth/use-signed-in-hint';
import { clientRoutes } from '../../../site/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { authPaths } from '../auth-paths';
import { formStyle } from '../form.styles';
import { SignInPage } from '../sign-in-page';

type FollowedProps = {
  company: string;
  purpose: 'verify' | 'recover' | 'change';
  email: string | null;
};

const words = {
  verify: {
    title: 'Your address is confirmed',
    lead: 'You can close this page, or go on here.',
  },
  change: {
    title: 'Your new address is confirmed',
    lead: 'From now on you sign in with it.',
  },
  recover: {
    title: 'Your address is as it was before',
    lead: 'If you did not change it yourself, somebody may know your password: choose a new one now.',
  },
} as const;

/** What a mailed link has done. */
export function Followed({ company, purpose, email }: FollowedProps) {
  const seemsSignedIn = useSignedInHint();
  const { title, lead } = words[purpose];
  return (
    <SignInPage company={company} title={title} lead={lead} announced>
      <div css={formStyle}>
        {email !== null && <p css={{ overflowWrap: 'anywhere' }}>{email}</p>}
        {/* Sign-in sends whoever is in already on their way. */}
        <Link to={clientRoutes.login} css={buttonStyle('teal')}>
          {seemsSignedIn ? 'Go on' : 'Sign in'}
        </Link>
        {purpose === 'recover' && (
          <Link to={authPaths.reset} css={buttonStyle('outline')}>
            Choose a new password
          </Link>
        )}
      </div>
    </SignInPage>
  );
}
