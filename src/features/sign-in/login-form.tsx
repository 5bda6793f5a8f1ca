import { useState } from 'react';
import { Link } from 'gatsby';
import { useForm } from 'react-hook-form';
import { hasEndedForIdleness } from '../../lib/activity';
import { signIn } from '../../lib/auth';
import { clientRoutes } from '../../site/routes';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { authPaths } from './auth-paths';
import { Forward } from './forward';
import { formStyle, linksStyle } from './form-style';
import { PasswordField } from './password-field';
import { ProblemSummary } from './problem-summary';
import { ProviderButtons } from './provider-buttons';
import { rules } from './rules';
import { useFault } from './use-fault';

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
  const { register, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, submitCount, isSubmitting } = formState;
  const fault = useFault(ids, errors);
  const [wasIdle] = useState(hasEndedForIdleness);

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password);
    } catch (error) {
      fault.show(error);
    }
  });

  return (
    <>
      <form
        // Were it sent before the script is there, the password would not be in the address.
        method="post"
        noValidate
        css={formStyle}
        onSubmit={(event) => {
          fault.clear();
          void submit(event);
        }}
      >
        {wasIdle && (
          <p role="status">
            You were signed out because nothing had happened for 15 minutes. Sign in to go on where
            you were.
          </p>
        )}
        <ProblemSummary problems={fault.problems} submits={submitCount} />
        <TextField
          id={ids.email}
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={fault.messageOf('email')}
          {...register('email', rules.email)}
        />
        <PasswordField
          id={ids.password}
          autoComplete="current-password"
          error={fault.messageOf('password')}
          {...register('password', rules.password)}
        />
        <Button type="submit" busy={isSubmitting}>
          Sign in
        </Button>
      </form>
      <ProviderButtons onStart={fault.clear} onFault={fault.showOfProvider} />
      <p css={linksStyle}>
        <Link to={authPaths.reset}>Forgot your password?</Link>
        <Link to={`${clientRoutes.signup}${search}`}>Make an account</Link>
      </p>
    </>
  );
}
