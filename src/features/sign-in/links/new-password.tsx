import { useState } from 'react';
import { Link } from 'gatsby';
import { useForm } from 'react-hook-form';
import { setPassword } from '../../../lib/account';
import { clientRoutes } from '../../../site/routes';
import { Button } from '../../../ui/button';
import { buttonStyle } from '../../../ui/button-style';
import { formStyle } from '../form-style';
import { PasswordField } from '../password-field';
import { ProblemSummary } from '../problem-summary';
import { rules } from '../rules';
import { SignInPage } from '../sign-in-page';
import { useFault } from '../use-fault';
import { isUsedUp } from './used-up';

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
  const { register, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, submitCount, isSubmitting } = formState;
  const fault = useFault(ids, errors);

  const submit = handleSubmit(async ({ password }) => {
    try {
      await setPassword(code, password);
      setIsSet(true);
    } catch (error) {
      if (isUsedUp(error)) onDead();
      else fault.show(error);
    }
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
      <form
        method="post"
        noValidate
        css={formStyle}
        onSubmit={(event) => {
          fault.clear();
          void submit(event);
        }}
      >
        <ProblemSummary problems={fault.problems} submits={submitCount} />
        {email !== null && (
          // Password managers keep the new password with the account it belongs to.
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        )}
        <PasswordField
          id={ids.password}
          label="New password"
          hint="At least 6 characters"
          autoComplete="new-password"
          error={fault.messageOf('password')}
          {...register('password', rules.newPassword)}
        />
        <Button type="submit" busy={isSubmitting}>
          Change my password
        </Button>
      </form>
    </SignInPage>
  );
}
