import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkField } from './check-field';
import type { FormEngine } from './form-engine';
import type { Problems } from './form-values';

/**
 * Loads the form's engine beside the form. `load` resolves once the engine has hold of the fields and may be called at any
 * time; it rejects when the engine cannot be fetched, and a later call tries again.
 */
export function useFormEngine(formId: string) {
  const [engine, setEngine] = useState<FormEngine | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const loading = useRef<Promise<FormEngine> | null>(null);

  const load = useCallback((): Promise<FormEngine> => {
    loading.current ??= import('./form-engine').then(
      ({ createFormEngine }) => {
        const loaded = createFormEngine(checkField, setProblems, chosenTime(formId));
        flushSync(() => setEngine(loaded));
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  }, [formId]);

  useEffect(() => {
    load().catch(() => console.warn('The form is not ready yet; it is tried again on submit.'));
  }, [load]);

  return { engine, problems, load };
}

function chosenTime(formId: string): string | undefined {
  const form = document.getElementById(formId);
  const time = form instanceof HTMLFormElement ? new FormData(form).get('time') : null;
  return typeof time === 'string' ? time : undefined;
}
