import { createContext, useContext } from 'react';
import type { FormRules } from '../../../contract/forms/rules';
import type { FileRule } from '../../lib/files/file-rule';
import type { FormEngine } from './form-engine';
import type { Problems } from './submit/submit-form';

/** What the fields of a form share. */
export type FormState = {
  /** The form's id; the ids of its controls begin with it. */
  id: string;
  rules: FormRules;
  files: Readonly<Record<string, FileRule>>;
  /** Null until it has come; the fields then stand on their own. */
  engine: FormEngine | null;
  /** Resolves once it has hold of the fields; rejects when it cannot be fetched. */
  load: () => Promise<FormEngine>;
  problems: Problems;
  /** The fields that are not asked for now. */
  notAsked: readonly string[];
};

export const FormContext = createContext<FormState | null>(null);

/** The form around a field. Throws outside of one. */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field needs a PublicForm around it.');
  return form;
}
