import { isFieldVisible, type FormRules, type FormValues } from '../../../contract/forms/rules';

/**
 * The values of a form's fields, read from the page because autofill and the back button also change them. A line break
 * counts as two characters, as it is sent.
 */
export function readValues(form: HTMLFormElement, rules: FormRules): FormValues {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.replace(/\r?\n/g, '\r\n') : '';
  };
  return Object.fromEntries(Object.keys(rules).map((name) => [name, read(name)]));
}

export function readFile(form: HTMLFormElement, name: string): File | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? (control.files?.[0] ?? null) : null;
}

export function findHiddenFields(rules: FormRules, values: FormValues): string[] {
  return Object.keys(rules).filter((name) => !isVisible(rules, values, name));
}

/** The trimmed values of all visible fields. */
export function toTextParts(rules: FormRules, values: FormValues): Record<string, string> {
  const names = Object.keys(rules).filter((name) => isVisible(rules, values, name));
  return Object.fromEntries(names.map((name) => [name, (values[name] ?? '').trim()]));
}

function isVisible(rules: FormRules, values: FormValues, name: string): boolean {
  const rule = rules[name];
  return rule !== undefined && isFieldVisible(rule, values);
}
