import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';

type InitialErrorsOptions<Field extends string> = {
  form: UseFormReturn<Record<Field, string>>;
  fields: readonly Field[];
  errors: Readonly<Record<string, string>> | undefined;
  summary: RefObject<HTMLElement>;
};

/** Shows errors that were found before the form was opened, and focuses their summary. Editing a field clears its error. */
export function useInitialErrors<Field extends string>(options: InitialErrorsOptions<Field>): void {
  const { form, fields, summary } = options;
  const { setError, clearErrors, watch } = form;
  const [errors] = useState(options.errors);
  const shouldFocus = useRef(errors !== undefined);

  useEffect(() => {
    if (errors === undefined) return;
    for (const field of fields) {
      const message = errors[field];
      if (message !== undefined) {
        setError(field as string as Path<Record<Field, string>>, { type: 'server', message });
      }
    }
    const subscription = watch((_values, { name }) => {
      if (name !== undefined) clearErrors(name);
    });
    return () => subscription.unsubscribe();
  }, [errors, fields, setError, clearErrors, watch]);

  // Every render, until the summary exists.
  useEffect(() => {
    if (!shouldFocus.current || !summary.current) return;
    shouldFocus.current = false;
    summary.current.focus();
  });
}
