import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';

type HandedOver<Field extends string> = {
  form: UseFormReturn<Record<Field, string>>;
  fields: readonly Field[];
  /** What was refused before the form was opened, by field. */
  refused: Readonly<Record<string, string>> | undefined;
  summary: RefObject<HTMLElement>;
};

/** A form that is opened because of what is wrong in it: says so at each field, and leads to the summary. What is changed counts as mended. */
export function useHandedOver<Field extends string>(of: HandedOver<Field>): void {
  const { form, fields, summary } = of;
  const { setError, clearErrors, watch } = form;
  const [refused] = useState(of.refused);
  const leads = useRef(refused !== undefined);

  useEffect(() => {
    if (refused === undefined) return;
    for (const field of fields) {
      const message = refused[field];
      if (message !== undefined)
        setError(field as string as Path<Record<Field, string>>, { type: 'server', message });
    }
    const typing = watch((_values, { name }) => {
      if (name !== undefined) clearErrors(name);
    });
    return () => typing.unsubscribe();
  }, [refused, fields, setError, clearErrors, watch]);

  // Once the summary is drawn.
  useEffect(() => {
    if (!leads.current || !summary.current) return;
    leads.current = false;
    summary.current.focus();
  });
}
