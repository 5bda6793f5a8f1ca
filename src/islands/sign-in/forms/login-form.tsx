import { useState } from 'react';
import { Link } from 'gatsby';
import { hasEndedForIdleness } from '../../../lib/auth/idle-storage';
import { signIn } from '../../../lib/auth/auth';
import { clientRoutes } from '../../../site/routes';
import { TextField } from '../../../ui/fields/text-field';
import { AccountForm } from './account-form';
import { authPaths } from '../auth-paths';
import { Forward } from '../redirect-if-signed-in';
import { linksStyle } from '../form.styles';
import { PasswordField } from './password-field';
import { ProviderButtons } from './provider-buttons';
import { rules } from './field-rules';
import { useAccountForm } from './use-account-form';

type Values = { email: string; password: string };
const ids = { email: 'login-email', password: 'login-password' };

/** /login: e-mail and password, or a window of Google or Facebook. `search` is the page's query. */
export function LoginForm({ search }: { search: string }) {
  return (
    <Forward search={search}>
      <Login search={search} />
    </Forward>
  );
}

function Login({ search }: { search: string }) {
  const [wasIdle] = useState(hasEndedForIdleness);

  const { field, frame, fault } = useAccountForm<Values>({
    ids,
    send: ({ email, password }) => signIn(email, password),
  });

  return (
    <>
      <AccountForm
        {...frame}
        action="Sign in"
        notice={
          wasIdle && (
            <p role="status">
              You were signed out because nothing had happened for 15 minutes. Sign in to go on
              where you were.
            </p>
          )
        }
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email', rules.email)}
        />
        <PasswordField autoComplete="current-password" {...field('password', rules.password)} />
      </AccountForm>
      <ProviderButtons onStart={fault.clear} onFault={fault.showOfProvider} />
      <p css={linksStyle}>
        <Link to={authPaths.reset}>Forgot your password?</Link>
        <Link to={`${clientRoutes.signup}${search}`}>Make an account</Link>
      </p>
    </>
  );
}
