import { useRef, useState } from 'react';
import type { FieldErrors } from './form-context';

type FindError = (name: string) => Promise<string | null>;

/**
 * The errors of a form's fields. Once the form was submitted, every change checks the changed field and all fields with an
 * error again, because one answer can fix another. An error from the server stays until its field changes.
 */
export function useFieldErrors(names: readonly string[], findError: FindError) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const isSubmitted = useRef(false);
  const serverErrors = useRef(new Set<string>());
  const lastCheck = useRef(new Map<string, symbol>());

  const validate = async (fields: readonly string[]): Promise<FieldErrors> => {
    if (fields.length === 0) return {};
    const check = Symbol('check');
    for (const name of fields) lastCheck.current.set(name, check);
    const found = await Promise.all(
      fields.map(async (name) => [name, await findError(name)] as const),
    );
    // A field that was changed during a slow check is already being checked again.
    const current = found.filter(([name]) => lastCheck.current.get(name) === check);
    setErrors((before) => {
      const entries = new Map<string, string | null>([...Object.entries(before), ...current]);
      return pickErrors([...entries]);
    });
    return pickErrors(found);
  };

  return {
    errors,
    validate: (name: string) => validate(serverErrors.current.has(name) ? [] : [name]),
    validateAll: () => {
      isSubmitted.current = true;
      serverErrors.current.clear();
      return validate(names);
    },
    validateChange: (changed: string) => {
      serverErrors.current.delete(changed);
      const others = Object.keys(errors).filter((name) => !serverErrors.current.has(name));
      const fields = isSubmitted.current || changed in errors ? [...others, changed] : others;
      return validate(names.filter((name) => fields.includes(name)));
    },
    showServerErrors: (next: FieldErrors) => {
      serverErrors.current = new Set(Object.keys(next));
      setErrors((before) => ({ ...before, ...next }));
    },
    reset: () => {
      isSubmitted.current = false;
      serverErrors.current.clear();
      setErrors({});
    },
  };
}

function pickErrors(entries: readonly (readonly [string, string | null])[]): FieldErrors {
  return Object.fromEntries(
    entries.filter((entry): entry is readonly [string, string] => entry[1] !== null),
  );
}
