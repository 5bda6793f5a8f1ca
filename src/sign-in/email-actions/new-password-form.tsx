import { useState } from 'react';
import { Link } from 'gatsby';
import { loadSdk } from '../../browser/auth/auth';
import { clientRoutes } from '../../shared/routes';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { AuthForm, rules, useAuthForm } from '../forms/auth-form';
import { newPasswordHint } from '../forms/new-password';
import { PasswordField } from '../forms/password-field';
import { SignInPage } from '../sign-in-page';
import { isExpired } from './link-state';

type NewPasswordPageProps = {
  code: string;
  email: string | null;
  onExpired: () => void;
};

const ids = { password: 'new-password' };

export function NewPasswordPage({ code, email, onExpired }: NewPasswordPageProps) {
  const [isChanged, setChanged] = useState(false);
  const { field, formProps } = useAuthForm<{ password: string }>({
    ids,
    onSubmit: async ({ password }) => {
      try {
        await (await loadSdk()).resetPassword(code, password);
        setChanged(true);
      } catch (error) {
        if (!isExpired(error)) throw error;
        onExpired();
      }
    },
  });

  if (isChanged) {
    return (
      <SignInPage title="Your password was changed" lead="Sign in with the new one." hasFocus>
        <Link to={clientRoutes.login} css={buttonStyle('primary')}>
          Sign in
        </Link>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title="Choose a new password"
      {...(email !== null && { lead: `For the account of ${email}` })}
    >
      <AuthForm {...formProps} submitLabel="Change password">
        {email !== null && (
          // Password managers need the account's name.
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        )}
        <PasswordField
          label="New password"
          hint={newPasswordHint}
          autoComplete="new-password"
          {...field('password', rules.newPassword)}
        />
      </AuthForm>
    </SignInPage>
  );
}
