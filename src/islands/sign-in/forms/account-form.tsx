import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary, errorBoxStyle } from '../../../ui/fields/error-summary';
import { formStyle } from '../form.styles';
import type { useAccountForm } from './use-account-form';

type AccountFormProps = ReturnType<typeof useAccountForm>['formProps'] & {
  submitLabel: string;
  children: ReactNode;
};

/** The errors, controls, and button of a sign-in form. */
export function AccountForm({
  fieldErrors,
  error,
  submitCount,
  isPending,
  onSubmit,
  submitLabel,
  children,
}: AccountFormProps) {
  const errorRef = useRef<HTMLDivElement>(null);
  const hasError = error !== undefined || fieldErrors.length > 0;
  useEffect(() => {
    if (hasError) errorRef.current?.focus();
  }, [hasError, submitCount]);

  return (
    // With method="post" a form sent before its script has loaded does not put the password into the URL.
    <form method="post" noValidate css={formStyle} onSubmit={(event) => void onSubmit(event)}>
      {error === undefined ? (
        <ErrorSummary ref={errorRef} heading="h2" errors={fieldErrors} />
      ) : (
        <div ref={errorRef} tabIndex={-1} role="alert" css={errorBoxStyle}>
          {error}
        </div>
      )}
      {children}
      <Button type="submit" busy={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
