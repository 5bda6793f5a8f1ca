import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { faultOf, type Fault, type FormField } from '../error-messages';

/** Something wrong with the form, and the control it belongs to (null: to none). */
export type FormProblem = { id: string | null; message: string };

/** What is wrong with a sign-in form: what the fields say, and what the identity provider answered. */
export function useFault<Values extends FieldValues>(
  fieldIds: Partial<Record<FormField, string>>,
  errors: FieldErrors<Values>,
) {
  const [fault, setFault] = useState<Fault | null>(null);
  const fields = Object.keys(fieldIds) as FormField[];

  const messageOf = (field: FormField): string | undefined => {
    const own = errors[field]?.message;
    if (typeof own === 'string') return own;
    return fault?.field === field ? fault.words : undefined;
  };
  const problems: FormProblem[] = fields.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ id: fieldIds[field] ?? null, message }];
  });
  const belongsNowhere = fault && (fault.field === null || !(fault.field in fieldIds));
  if (belongsNowhere) problems.push({ id: null, message: fault.words });

  return {
    problems,
    messageOf,
    clear: () => setFault(null),
    show: (error: unknown) => setFault(faultOf(error)),
    showOfProvider: (error: unknown) => setFault(faultOf(error, 'provider')),
  };
}
