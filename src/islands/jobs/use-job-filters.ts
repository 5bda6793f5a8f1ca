import { useCallback, useEffect, useRef, useState } from 'react';
import {
  filterNames,
  formatFilters,
  noFilters,
  parseFilters,
  type FilterName,
  type FilterOptions,
  type JobFilters,
} from './filter-jobs';

/**
 * The filters in the form's controls and in the URL's query. A choice made before hydration has priority over the query.
 * `update` reads the form; `clear` resets one filter or all.
 */
export function useJobFilters(options: FilterOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState(noFilters);

  const update = useCallback(() => {
    if (form.current === null) return;
    const next = readForm(form.current);
    setFilters(next);
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + formatFilters(next) + hash);
  }, []);

  useEffect(() => {
    if (form.current === null) return;
    const hasChoice = formatFilters(readForm(form.current)) !== '';
    if (!hasChoice) fillForm(form.current, parseFilters(window.location.search, options));
    update();
  }, [options, update]);

  const clear = (name?: FilterName) => {
    if (form.current === null) return;
    fillForm(form.current, name === undefined ? noFilters : { ...filters, [name]: '' });
    update();
  };

  return { form, filters, update, clear };
}

function readForm(form: HTMLFormElement): JobFilters {
  const data = new FormData(form);
  const values = filterNames.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(values) as JobFilters;
}

function fillForm(form: HTMLFormElement, filters: JobFilters): void {
  for (const name of filterNames) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = filters[name];
  }
}
