import { useState } from 'react';
import { Link } from 'gatsby';
import { setPassword } from '../../../lib/auth/account';
import { clientRoutes } from '../../../site/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { AccountForm } from '../forms/account-form';
import { PasswordField } from '../forms/password-field';
import { rules } from '../forms/field-rules';
import { SignInPage } from '../sign-in-page';
import { useAccountForm } from '../forms/use-account-form';
import { isUsedUp } from './is-expired';

type NewPasswordProps = {
  company: string;
  code: string;
  email: string | null;
  /** The link has been used up or has run out meanwhile. */
  onDead: () => void;
};
type Values = { password: string };
const ids = { password: 'new-password' };

/** Chooses a new password by a mailed link. */
export function NewPassword({ company, code, email, onDead }: NewPasswordProps) {
  const [isSet, setIsSet] = useState(false);

  const { field, frame } = useAccountForm<Values>({
    ids,
    send: async ({ password }) => {
      try {
        await setPassword(code, password);
        setIsSet(true);
      } catch (error) {
        if (!isUsedUp(error)) throw error;
        onDead();
      }
    },
  });

  if (isSet) {
    return (
      <SignInPage
        company={company}
        title="Your password is changed"
        lead="Sign in with the new one."
        announced
      >
        <Link to={clientRoutes.login} css={buttonStyle('teal')}>
          Sign in
        </Link>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      company={company}
      title="Choose a new password"
      {...(email !== null && { lead: `For the account of ${email}.` })}
    >
      <AccountForm {...frame} action="Change my password">
        {email !== null && (
          // Password managers keep the new password with the account it belongs to.
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        )}
        <PasswordField
          label="New password"
          hint="At least 6 characters"
          autoComplete="new-password"
          {...field('password', rules.newPassword)}
        />
      </AccountForm>
    </SignInPage>
  );
}
