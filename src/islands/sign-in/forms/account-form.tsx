import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button';
import { formStyle } from '../form.styles';
import { ProblemSummary } from './form-error-summary';
import type { useAccountForm } from './use-account-form';

type AccountFormProps = ReturnType<typeof useAccountForm>['frame'] & {
  /** The words on its button. */
  action: string;
  /** Above what went wrong. */
  notice?: ReactNode;
  /** The controls. */
  children: ReactNode;
  /** Below the button. */
  result?: ReactNode;
};

/** The frame of every form of sign-in: what went wrong, the controls, the one button. */
export function AccountForm({
  problems,
  submits,
  busy,
  onSubmit,
  action,
  notice,
  children,
  result,
}: AccountFormProps) {
  return (
    <form
      // Were it sent before the script is there, the password would not be in the address.
      method="post"
      noValidate
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {notice}
      <ProblemSummary problems={problems} submits={submits} />
      {children}
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      {result}
    </form>
  );
}
