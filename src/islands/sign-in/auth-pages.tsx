import { plainPath } from '../../site/routes';
import { authPaths } from './auth-paths';
import { DeadLink } from './email-actions/invalid-link';
import { MailedLink } from './email-actions/email-action';
import { ProfilePage } from './profile/profile-page';
import { ResetForm } from './forms/reset-form';
import { SignInPage } from './sign-in-page';
import { VerifyPage } from './email-actions/verify-page';

type AuthPagesProps = { pathname: string; search: string; company: string };

/** Everything below /auth; an address that is none of its pages says that it leads nowhere. */
export function AuthPages({ pathname, search, company }: AuthPagesProps) {
  switch (plainPath(pathname)) {
    case authPaths.reset:
      return (
        <SignInPage company={company} title="Reset your password">
          <ResetForm />
        </SignInPage>
      );
    case authPaths.action:
      return <MailedLink company={company} search={search} />;
    case authPaths.verify:
      return <VerifyPage company={company} search={search} />;
    case authPaths.profile:
      return <ProfilePage company={company} />;
    default:
      return <DeadLink company={company} />;
  }
}
