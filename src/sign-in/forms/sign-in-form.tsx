import { useState } from 'react';
import { Link } from 'gatsby';
import { signIn } from '../../browser/auth/auth';
import { getSignOutReason } from '../../browser/auth/idle-storage';
import { authRoutes, clientRoutes } from '../../shared/routes';
import { TextField } from '../../ui/fields/field';
import { linksStyle } from '../sign-in-page';
import { RedirectIfSignedIn } from '../redirect-if-signed-in';
import { AuthForm, rules, useAuthForm } from './auth-form';
import { PasswordField } from './password-field';
import { ProviderButtons } from './provider-buttons';

type Values = { email: string; password: string };
const ids = { email: 'login-email', password: 'login-password' };

const signOutMessages = {
  idle: 'You were signed out after 15 minutes without activity. Sign in to continue.',
  ended: 'Your session has ended. Sign in to continue.',
};

/** /login */
export function SignInForm({ search }: { search: string }) {
  const [reason] = useState(getSignOutReason);
  const { field, formProps, showError, clearError } = useAuthForm<Values>({
    ids,
    onSubmit: ({ email, password }) => signIn(email, password),
  });

  return (
    <RedirectIfSignedIn search={search}>
      {reason !== null && <p role="status">{signOutMessages[reason]}</p>}
      <AuthForm {...formProps} submitLabel="Sign in">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email', rules.email)}
        />
        <PasswordField autoComplete="current-password" {...field('password', rules.password)} />
      </AuthForm>
      <ProviderButtons onStart={clearError} onError={(error) => showError(error, 'provider')} />
      <p css={linksStyle}>
        <Link to={authRoutes.reset}>Forgot your password?</Link>
        <Link to={`${clientRoutes.signup}${search}`}>Create an account</Link>
      </p>
    </RedirectIfSignedIn>
  );
}
