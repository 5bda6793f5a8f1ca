import { Link } from 'gatsby';
import { signUp } from '../../browser/auth/auth';
import { clientRoutes, routes } from '../../shared/routes';
import { TextField } from '../../ui/fields/field';
import { linksStyle } from '../sign-in-page';
import { RedirectIfSignedIn } from '../redirect-if-signed-in';
import { AuthForm, rules, useAuthForm } from './auth-form';
import { newPasswordHint } from './new-password';
import { PasswordField } from './password-field';
import { ProviderButtons } from './provider-buttons';

type Values = { name: string; email: string; password: string };
const ids = { name: 'signup-name', email: 'signup-email', password: 'signup-password' };

/** /signup */
export function SignupForm({ search }: { search: string }) {
  const { field, formProps, showError, clearError } = useAuthForm<Values>({
    ids,
    onSubmit: ({ name, email, password }) => signUp(name, email, password),
  });

  return (
    <RedirectIfSignedIn search={search} isSignUp>
      <AuthForm {...formProps} submitLabel="Create account">
        <TextField label="Name" autoComplete="name" {...field('name', rules.name)} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email', rules.email)}
        />
        <PasswordField
          hint={newPasswordHint}
          autoComplete="new-password"
          {...field('password', rules.newPassword)}
        />
      </AuthForm>
      <ProviderButtons onStart={clearError} onError={(error) => showError(error, 'provider')} />
      <p css={linksStyle}>
        <Link to={`${clientRoutes.login}${search}`}>Sign in instead</Link>
        <a href={routes.privacyPolicy}>Privacy policy</a>
      </p>
    </RedirectIfSignedIn>
  );
}
