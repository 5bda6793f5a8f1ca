import { Link } from 'gatsby';
import { clientRoutes } from '../../../site/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { authPaths } from '../auth-paths';
import { formStyle } from '../form.styles';
import { SignInPage } from '../sign-in-page';

/** An invalid link from an e-mail, or an unknown page below /auth. */
export function InvalidLink({ company }: { company: string }) {
  return (
    <SignInPage
      company={company}
      title="This link doesn’t work"
      lead="It may be incomplete, expired, or already used. Ask for a new one, or sign in."
    >
      <div css={formStyle}>
        <Link to={clientRoutes.login} css={buttonStyle('primary')}>
          Sign in
        </Link>
        <Link to={authPaths.reset} css={buttonStyle('outline')}>
          Reset your password
        </Link>
      </div>
    </SignInPage>
  );
}
