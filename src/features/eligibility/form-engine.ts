import { createFormControl } from 'react-hook-form';
import type { EligibilityValues, FieldName, Problems } from './form-values';

/** What is wrong with a field, in words, or null; may take its time. */
export type CheckField = <Name extends FieldName>(
  name: Name,
  value: EligibilityValues[Name],
) => Promise<string | null>;

export type FormEngine = ReturnType<typeof createFormEngine>;

/**
 * The form's state and validation. It lives outside of the markup because it arrives later: the fields are whole HTML
 * first, and it takes hold of them, with what has been typed by then, when they are rendered with `register`. Of radios it
 * sees only the first while it does so, hence `time`, the choice made by then.
 */
export function createFormEngine(
  check: CheckField,
  onProblems: (problems: Problems) => void,
  time?: string,
) {
  const form = createFormControl<EligibilityValues>({
    ...(time === undefined ? {} : { defaultValues: { time } }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const problemsOf = (errors: Partial<Record<FieldName, { message?: string | undefined }>>) => {
    const problems: Problems = {};
    for (const [name, error] of Object.entries(errors)) {
      if (error.message !== undefined) problems[name as FieldName] = error.message;
    }
    return problems;
  };
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onProblems(problemsOf(errors ?? {})),
  });

  return {
    /** The attributes that tie a control to the field. */
    register: (name: FieldName) =>
      form.register(name, {
        validate: async (value) => (await check(name, value)) ?? true,
      }),
    /** Checks one field now and shows the result. */
    check: (name: FieldName) => form.trigger(name),
    /** Checks all; then calls `send` with the values, or `refuse` with what is wrong. */
    submit: (
      send: (values: EligibilityValues) => Promise<void>,
      refuse: (problems: Problems) => void,
    ) => form.handleSubmit(send, (errors) => refuse(problemsOf(errors)))(),
    /** Shows what somebody else, the server, found wrong, until the field changes. */
    show: (problems: Problems) => {
      for (const [name, message] of Object.entries(problems)) {
        form.setError(name as FieldName, { type: 'server', message });
      }
    },
    /** Forgets all values; the controls are to be rendered anew. */
    reset: () => form.reset({}),
  };
}
