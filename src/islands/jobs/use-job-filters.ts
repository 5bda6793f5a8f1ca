import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  filterNames,
  noFilters,
  readFilters,
  writeFilters,
  type FilterName,
  type FilterOptions,
  type JobFilters,
} from './filter-jobs';

type LiveFilters = {
  form: RefObject<HTMLFormElement>;
  filters: JobFilters;
  /** Takes over what the form says now. */
  take: () => void;
  /** Sets one filter to any, or all of them. */
  clear: (name?: FilterName) => void;
};

/**
 * The filters, kept in the form's own controls and in the URL's query. The form is there before the script: what has been
 * chosen in it by then counts, else what the URL asks for.
 */
export function useJobFilters(options: FilterOptions): LiveFilters {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState(noFilters);

  const take = useCallback(() => {
    if (form.current === null) return;
    const chosen = valuesIn(form.current);
    setFilters(chosen);
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeFilters(chosen) + hash);
  }, []);

  useEffect(() => {
    if (form.current === null) return;
    const asked = readFilters(window.location.search, options);
    if (writeFilters(valuesIn(form.current)) === '') setValues(form.current, asked);
    take();
  }, [options, take]);

  const clear = useCallback(
    (name?: FilterName) => {
      if (form.current === null) return;
      const cleared = name === undefined ? noFilters : { ...valuesIn(form.current), [name]: '' };
      setValues(form.current, cleared);
      take();
    },
    [take],
  );

  return { form, filters, take, clear };
}

function valuesIn(form: HTMLFormElement): JobFilters {
  const data = new FormData(form);
  const text = (name: FilterName) => String(data.get(name) ?? '');
  return {
    place: text('place'),
    language: text('language'),
    shift: text('shift'),
    type: text('type'),
  };
}

function setValues(form: HTMLFormElement, filters: JobFilters): void {
  for (const name of filterNames) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = filters[name];
  }
}
