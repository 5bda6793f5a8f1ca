import { Link } from 'gatsby';
import { clientRoutes, plainPath } from '../../site/routes';
import { buttonStyle } from '../../ui/button-style';
import { formStyle } from './form-style';
import { ResetForm } from './reset-form';
import { SignInPage } from './sign-in-page';

/** Everything below /auth: the request for a new password; any other address says that it leads nowhere. */
export function AuthPages({ pathname, company }: { pathname: string; company: string }) {
  if (plainPath(pathname) === `${clientRoutes.auth}/reset`) {
    return (
      <SignInPage company={company} title="Reset your password">
        <ResetForm />
      </SignInPage>
    );
  }
  return (
    <SignInPage
      company={company}
      title="This link leads nowhere"
      lead="It may be incomplete or too old. Ask for a new one, or sign in."
    >
      <div css={formStyle}>
        <Link to={clientRoutes.login} css={buttonStyle('teal')}>
          Sign in
        </Link>
        <Link to={`${clientRoutes.auth}/reset`} css={buttonStyle('outline')}>
          Reset your password
        </Link>
      </div>
    </SignInPage>
  );
}
