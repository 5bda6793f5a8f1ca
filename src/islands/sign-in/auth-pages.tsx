import { authRoutes, normalizePath } from '../../shared/routes';
import { EmailActionPage } from './email-actions/email-action';
import { InvalidLink } from './email-actions/link-result';
import { VerifyPage } from './email-actions/verify-page';
import { ResetForm } from './forms/reset-form';
import { ProfilePage } from './profile/profile-page';
import { SignInPage } from './sign-in-page';

/** All pages below /auth. */
export function AuthPages({ pathname, search }: { pathname: string; search: string }) {
  switch (normalizePath(pathname)) {
    case authRoutes.reset:
      return (
        <SignInPage title="Reset your password">
          <ResetForm />
        </SignInPage>
      );
    case authRoutes.action:
      return <EmailActionPage search={search} />;
    case authRoutes.verify:
      return <VerifyPage search={search} />;
    case authRoutes.profile:
      return <ProfilePage />;
    default:
      return <InvalidLink />;
  }
}
