import { createContext, useContext } from 'react';
import type { FormRules } from '../../../contract/forms/rules';
import type { FileRule } from '../../browser/files/file-rule';

export type FieldErrors = Readonly<Record<string, string>>;

/** Names of the fields that are hidden or required with the current answers. */
export type FieldStates = { hidden: string[]; required: string[] };

export type FormState = {
  /** The ids of the form's controls begin with it. */
  id: string;
  rules: FormRules;
  files: Readonly<Record<string, FileRule>>;
  errors: FieldErrors;
  fieldStates: FieldStates;
  isBuiltPage: boolean;
  /** The office's number. */
  phone: string | undefined;
  validate: (name: string) => Promise<unknown>;
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field needs a PublicForm around it.');
  return form;
}

/** The id of a control, or of the first of several radio buttons. */
export function getControlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
