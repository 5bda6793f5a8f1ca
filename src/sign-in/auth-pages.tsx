import { authRoutes, normalizePath } from '../shared/routes';
import { EmailLinkPage, InvalidLink } from './email-actions/email-link-page';
import { VerifyEmailPage } from './email-actions/verify-email-page';
import { authTitles, SignInPage } from './sign-in-page';
import { ResetForm } from './forms/reset-form';
import { ProfilePage } from './profile/profile-page';
import { SecondFactorPage } from './second-factor/second-factor-page';

/** All pages below /auth. */
export function AuthPages({ pathname, search }: { pathname: string; search: string }) {
  switch (normalizePath(pathname)) {
    case authRoutes.reset:
      return (
        <SignInPage title={authTitles[authRoutes.reset]}>
          <ResetForm />
        </SignInPage>
      );
    case authRoutes.action:
      return <EmailLinkPage search={search} />;
    case authRoutes.verify:
      return <VerifyEmailPage search={search} />;
    case authRoutes.secondFactor:
      return <SecondFactorPage search={search} />;
    case authRoutes.profile:
      return <ProfilePage />;
    default:
      return <InvalidLink />;
  }
}
