import { useEffect, useState } from 'react';
import { applyEmailedLink, readEmailedLink } from '../../browser/auth/account';
import { authRoutes, normalizePath } from '../../shared/routes';
import { InvalidLink, LinkResult } from './email-actions/link-result';
import { resolveLink, type LinkState } from './email-actions/link-state';
import { NewPasswordPage } from './email-actions/new-password-form';
import { VerifyPage } from './email-actions/verify-page';
import { FormPlaceholder } from './form-placeholder';
import { ResetForm } from './forms/reset-form';
import { ProfilePage } from './profile/profile-page';
import { LoadError } from './require-account';
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

/**
 * /auth/action, where the links in Firebase's e-mails lead (?mode=…&oobCode=…). The code opens the account, so it is removed
 * from the URL at once.
 */
function EmailActionPage({ search }: { search: string }) {
  const [code] = useState(() => new URLSearchParams(search).get('oobCode'));
  const [state, setState] = useState<LinkState>({ status: 'checking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  useEffect(() => {
    void resolveLink(code, { readLink: readEmailedLink, followLink: applyEmailedLink }).then(
      setState,
    );
  }, [code, attempt]);

  switch (state.status) {
    case 'checking':
      return <FormPlaceholder label="Checking the link" />;
    case 'invalid':
      return <InvalidLink />;
    case 'failed':
      return (
        <LoadError
          title="We couldn’t check the link"
          error={state.error}
          onRetry={() => {
            setState({ status: 'checking' });
            setAttempt(attempt + 1);
          }}
        />
      );
    case 'reset':
      return (
        <NewPasswordPage
          code={state.code}
          email={state.email}
          onExpired={() => setState({ status: 'invalid' })}
        />
      );
    case 'done':
      return <LinkResult purpose={state.purpose} email={state.email} />;
  }
}
