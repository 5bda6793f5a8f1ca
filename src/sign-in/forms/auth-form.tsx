import { useEffect, useRef, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import { checkEmail } from '../../../contract/shared/email-address';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary, errorBoxStyle } from '../../ui/fields/error-summary';
import { toAuthError, type AuthErrorSource, type FormField } from '../error-messages';
import { formStyle } from '../sign-in-page';
import { checkNewPassword } from './new-password';

type AuthFormProps = ReturnType<typeof useAuthForm>['formProps'] & {
  submitLabel: string;
  children: ReactNode;
};

/** The errors, controls, and button of a form of sign-in or the profile. */
export function AuthForm({
  fieldErrors,
  error,
  submitCount,
  isPending,
  onSubmit,
  submitLabel,
  children,
}: AuthFormProps) {
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
      <Button type="submit" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Rules of react-hook-form. */
export const rules = {
  name: {
    required: 'Enter your name.',
    setValueAs: (text: string) => text.trim(),
    // Firebase's own maximum.
    maxLength: { value: 256, message: 'Use at most 256 characters.' },
  },
  email: {
    required: 'Enter your email address.',
    validate: (text: string) =>
      checkEmail(text, 'Enter an email address like name@example.com.') ?? true,
    setValueAs: (text: string) => text.trim(),
  },
  password: { required: 'Enter your password.' },
  code: { required: 'Enter the code.' },
  newPassword: {
    required: 'Choose a password.',
    validate: checkNewPassword,
  },
} as const;

type AuthFormOptions<Values extends FieldValues> = {
  /** The ids of the form's controls. */
  ids: Readonly<Record<keyof Values & FormField, string>>;
  /** May throw Firebase's errors. */
  onSubmit: (values: Values) => Promise<void>;
  defaultValues?: DefaultValues<Values>;
};

/** The state of such a form: `formProps` are for AuthForm, `field(name, rules)` for a control. */
export function useAuthForm<Values extends FieldValues>({
  ids,
  onSubmit,
  defaultValues,
}: AuthFormOptions<Values>) {
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<Values>({
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });
  const { errors, submitCount, isSubmitting } = formState;
  const names = Object.keys(ids) as (keyof Values & FormField)[];

  const showError = (error: unknown, source: AuthErrorSource = 'form') => {
    const { message, field } = toAuthError(error, source);
    const hasField = field !== null && field in ids;
    setError(hasField ? (field as Path<Values>) : 'root', { message });
  };
  const getFieldError = (name: keyof Values & FormField): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  return {
    showError,
    clearError: () => clearErrors('root'),
    field: (name: Path<Values> & keyof Values & FormField, rules: RegisterOptions<Values>) => ({
      id: ids[name],
      error: getFieldError(name),
      ...register(name, rules),
    }),
    formProps: {
      fieldErrors: names.flatMap((name) => {
        const message = getFieldError(name);
        return message === undefined ? [] : [{ id: ids[name], message }];
      }),
      error: errors.root?.message,
      submitCount,
      isPending: isSubmitting,
      onSubmit: handleSubmit((values) => onSubmit(values).catch(showError)),
    },
  };
}
