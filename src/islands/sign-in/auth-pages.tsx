import { normalizePath } from '../../site/routes';
import { authPaths } from './auth-paths';
import { EmailActionPage } from './email-actions/email-action';
import { InvalidLink } from './email-actions/invalid-link';
import { VerifyPage } from './email-actions/verify-page';
import { ResetForm } from './forms/reset-form';
import { ProfilePage } from './profile/profile-page';
import { SignInPage } from './sign-in-page';

type AuthPagesProps = { pathname: string; search: string; company: string };

/** All pages below /auth. */
export function AuthPages({ pathname, search, company }: AuthPagesProps) {
  switch (normalizePath(pathname)) {
    case authPaths.reset:
      return (
        <SignInPage company={company} title="Reset your password">
          <ResetForm />
        </SignInPage>
      );
    case authPaths.action:
      return <EmailActionPage company={company} search={search} />;
    case authPaths.verify:
      return <VerifyPage company={company} search={search} />;
    case authPaths.profile:
      return <ProfilePage company={company} />;
    default:
      return <InvalidLink company={company} />;
  }
}
