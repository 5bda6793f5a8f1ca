import { Link } from 'gatsby';
import { clientRoutes } from '../../../site/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { formStyle } from '../form.styles';
import { authPaths } from '../auth-paths';
import { SignInPage } from '../sign-in-page';

/** A link that is incomplete, too old or used up, and any address below /auth that is none of ours. */
export function DeadLink({ company }: { company: string }) {
  return (
    <SignInPage
      company={company}
      title="This link leads nowhere"
      lead="It may be incomplete, too old, or used before. Ask for a new one, or sign in."
    >
      <div css={formStyle}>
        <Link to={clientRoutes.login} css={buttonStyle('teal')}>
          Sign in
        </Link>
        <Link to={authPaths.reset} css={buttonStyle('outline')}>
          Reset your password
        </Link>
      </div>
    </SignInPage>
  );
}
