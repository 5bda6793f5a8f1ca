import { useEffect, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { formatFieldError } from '../../../../contract/forms/rules';
import type { FormError } from '../../../ui/fields/error-summary';
import { getChangedFields } from '../../drafts/merge-fields';

type Messages = Readonly<Partial<Record<string, string>>>;

export type FieldsOptions<Field extends string> = {
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  getInputId: (field: Field) => string;
  findErrors: (values: Record<Field, string>) => Messages;
  /** Errors found before the form was opened, by field. */
  initialErrors?: Messages | undefined;
};

export function useFields<Field extends string>(
  { fields, labels, getInputId, findErrors, initialErrors }: FieldsOptions<Field>,
  defaultValues: Record<Field, string>,
) {
  type Values = Record<Field, string>;
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: createResolver(findErrors),
    shouldFocusError: false,
  });
  const { handleSubmit, control, clearErrors, reset, getValues, setValue, setError } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const values = useWatch({ control }) as Values;
  const [attempts, setAttempts] = useState(0);
  const countAttempt = () => setAttempts((count) => count + 1);
  const getError = (field: Field): string | undefined =>
    (errors as Partial<Record<Field, { message?: string }>>)[field]?.message;
  const showErrors = (messages: Messages) => {
    for (const field of fields) {
      const message = messages[field];
      if (message !== undefined) setError(toPath(field), { type: 'server', message });
    }
  };
  useInitialErrors(form, initialErrors, () => {
    showErrors(initialErrors ?? {});
    countAttempt();
  });

  return {
    form,
    values,
    isSubmitting,
    getError,
    showErrors,
    fieldErrors: fields.flatMap((field): FormError[] => {
      const message = getError(field);
      if (message === undefined) return [];
      return [{ id: getInputId(field), message: formatFieldError(labels[field], message) }];
    }),
    /** Grows each time that errors take the focus. */
    attempts,
    /** Sets a field whose input isn't registered. Its error is checked again, as that of a registered one. */
    setField: (field: Field, value: string) =>
      setValue(toPath(field), value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      }),
    /** Fills in other values. A field whose value changes loses its error. */
    replaceValues: (next: Values) => {
      const changed = Object.keys(getChangedFields(getValues(), next)) as Field[];
      reset(next, { keepSubmitCount: true, keepErrors: true });
      if (changed.length > 0) clearErrors(changed.map(toPath));
    },
    submit: async (send: (submitted: Values) => Promise<void>) => {
      await handleSubmit(send)();
      countAttempt();
    },
  };
}

/** Calls `show` when the form is opened with errors. An error stays until its field changes. */
function useInitialErrors<Values extends Record<string, string>>(
  { watch, clearErrors }: UseFormReturn<Values>,
  errors: Messages | undefined,
  show: () => void,
): void {
  const [hasErrors] = useState(errors !== undefined);
  const [showOnce] = useState(() => show);
  useEffect(() => {
    if (!hasErrors) return;
    showOnce();
    const subscription = watch((_values, { name }) => {
      if (name !== undefined) clearErrors(name);
    });
    return () => subscription.unsubscribe();
  }, [hasErrors, showOnce, watch, clearErrors]);
}

function toPath<Field extends string>(field: Field): Path<Record<Field, string>> {
  return field as string as Path<Record<Field, string>>;
}

function createResolver<Values extends Record<string, string>>(
  findErrors: (values: Values) => Messages,
): Resolver<Values> {
  return (values) => {
    const messages = Object.entries(findErrors(values));
    if (messages.length === 0) return { values, errors: {} };
    const errors = messages.map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
