import type { FormEngine } from './form-engine';
import { controlId, type FieldName, type Problems } from './form-values';

/** What the groups of fields share. */
export type FieldsProps = {
  form: string;
  /** Null until it has come; the fields then stand on their own. */
  engine: FormEngine | null;
};

/** The part names of contract/email.ts where the form's own name is another: what the form posts without script. */
const postedNames: Partial<Record<FieldName, string>> = { phoneNumber: 'contact' };

type Control = { id: string; name: string } & Partial<
  Pick<ReturnType<FormEngine['register']>, 'onChange' | 'onBlur' | 'ref'>
>;

/** Id, name and, once the engine is there, handlers of a field's control. */
export function controlOf({ form, engine }: FieldsProps, name: FieldName): Control {
  const id = controlId(form, name);
  return engine === null
    ? { id, name: postedNames[name] ?? name }
    : { id, ...engine.register(name) };
}

/** The same with what is wrong with the field. */
export function fieldOf(props: FieldsProps & { problems: Problems }, name: FieldName) {
  return { ...controlOf(props, name), error: props.problems[name] };
}
