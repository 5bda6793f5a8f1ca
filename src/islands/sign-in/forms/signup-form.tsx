import { Link } from 'gatsby';
import { signUp } from '../../../lib/auth/auth';
import { clientRoutes, routes } from '../../../site/routes';
import { TextField } from '../../../ui/fields/text-field';
import { AccountForm } from './account-form';
import { Forward } from '../redirect-if-signed-in';
import { linksStyle } from '../form.styles';
import { PasswordField } from './password-field';
import { ProviderButtons } from './provider-buttons';
import { rules } from './field-rules';
import { useAccountForm } from './use-account-form';

type Values = { name: string; email: string; password: string };
const ids = { name: 'signup-name', email: 'signup-email', password: 'signup-password' };

/** /signup: name, e-mail and password, or a window of Google or Facebook. `search` is the page's query. */
export function SignupForm({ search }: { search: string }) {
  return (
    <Forward search={search} afterSignUp>
      <Signup search={search} />
    </Forward>
  );
}

function Signup({ search }: { search: string }) {
  const { field, frame, fault } = useAccountForm<Values>({
    ids,
    send: ({ name, email, password }) => signUp(name.trim(), email, password),
  });

  return (
    <>
      <AccountForm {...frame} action="Make my account">
        <TextField label="Name" autoComplete="name" {...field('name', rules.name)} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email', rules.email)}
        />
        <PasswordField
          hint="At least 6 characters"
          autoComplete="new-password"
          {...field('password', rules.newPassword)}
        />
      </AccountForm>
      <ProviderButtons onStart={fault.clear} onFault={fault.showOfProvider} />
      <p css={linksStyle}>
        <Link to={`${clientRoutes.login}${search}`}>Sign in instead</Link>
        <Link to={routes.privacyPolicy}>Privacy policy</Link>
      </p>
    </>
  );
}
