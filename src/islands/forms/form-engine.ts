import { createFormControl } from 'react-hook-form';
import type { Problems } from './submit/submit-form';

export type FormEngine = ReturnType<typeof createFormEngine>;

/**
 * The form's state of validation. It lives outside of the markup because it arrives later: the fields are whole HTML
 * first, and it takes hold of them, with what has been typed by then, when they are rendered with `register`. `check`
 * tells what is wrong with a field now, in words, or null, and may take its time; `chosen` are the radios chosen by then.
 */
export function createFormEngine(
  check: (name: string) => Promise<string | null>,
  onProblems: (problems: Problems) => void,
  chosen: Readonly<Record<string, string>>,
) {
  const form = createFormControl<Record<string, unknown>>({
    defaultValues: chosen,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  type Errors = Record<string, { type?: unknown; message?: unknown } | undefined>;
  let current: Errors = {};
  const problemsOf = (errors: Errors): Record<string, string> => {
    const problems: Record<string, string> = {};
    for (const [name, error] of Object.entries(errors)) {
      if (typeof error?.message === 'string') problems[name] = error.message;
    }
    return problems;
  };
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      current = (errors ?? {}) as Errors;
      onProblems(problemsOf(current));
    },
  });

  return {
    /** The attributes that tie a control to the field. */
    register: (name: string) =>
      form.register(name, { validate: async () => (await check(name)) ?? true }),
    /** Checks one field now and shows the result. */
    check: (name: string) => form.trigger(name),
    /** Looks again at what was wrong elsewhere: an answer may have made another one right. What the server said stays. */
    checkOthers: async (changed: string) => {
      const names = Object.keys(current).filter(
        (name) => name !== changed && current[name]?.type !== 'server',
      );
      if (names.length > 0) await form.trigger(names);
    },
    /** Checks all; then calls `send`, or `refuse` with what is wrong. */
    submit: (send: () => Promise<void>, refuse: (problems: Problems) => void) =>
      form.handleSubmit(send, (errors) => refuse(problemsOf(errors as Errors)))(),
    /** Shows what somebody else, the server, found wrong, until the field changes. */
    show: (problems: Problems) => {
      for (const [name, message] of Object.entries(problems)) {
        form.setError(name, { type: 'server', message });
      }
    },
    /** Forgets all values; the controls are to be rendered anew. */
    reset: () => form.reset({}),
  };
}
