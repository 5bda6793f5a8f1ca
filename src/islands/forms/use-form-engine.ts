import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormEngine } from './form-engine';
import { chosenRadios } from './form-values';
import type { Problems } from './submit/submit-form';

/** What is wrong with a field now, in words, or null. */
export type CheckField = (name: string) => Promise<string | null>;

/**
 * Loads the form's engine beside the form. `load` resolves once the engine has hold of the fields and may be called at any
 * time; it rejects when the engine cannot be fetched, and a later call tries again.
 */
export function useFormEngine(form: RefObject<HTMLFormElement | null>, check: CheckField) {
  const [engine, setEngine] = useState<FormEngine | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const loading = useRef<Promise<FormEngine> | null>(null);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });

  const load = useCallback((): Promise<FormEngine> => {
    loading.current ??= import('./form-engine').then(
      ({ createFormEngine }) => {
        const chosen = form.current === null ? {} : chosenRadios(form.current);
        const loaded = createFormEngine((name) => latest.current(name), setProblems, chosen);
        flushSync(() => setEngine(loaded));
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  }, [form]);

  useEffect(() => {
    load().catch(() => console.warn('The form is not ready yet; it is tried again on submit.'));
  }, [load]);

  return { engine, problems, load };
}
