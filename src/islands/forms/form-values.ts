import { isAsked, type FormRules, type FormValues } from '../../../contract/forms/rules';

/**
 * What the fields of a form hold now, as text, hidden ones included. The page itself is asked, whoever has typed into it:
 * the visitor, the browser's autofill, or the way back from another page. Line ends count as two characters, as they are sent.
 */
export function readValues(form: HTMLFormElement, rules: FormRules): FormValues {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.replace(/\r?\n/g, '\r\n') : '';
  };
  return Object.fromEntries(Object.keys(rules).map((name) => [name, text(name)]));
}

/** The file chosen in a form's file field, or null. */
export function readFile(form: HTMLFormElement, name: string): File | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? (control.files?.[0] ?? null) : null;
}

/** The fields that are not asked for, given what the others hold. */
export function fieldsNotAsked(rules: FormRules, values: FormValues): string[] {
  return Object.entries(rules)
    .filter(([, rule]) => !isAsked(rule, values))
    .map(([name]) => name);
}

/** What is sent of the fields: all that are asked for, trimmed. */
export function textParts(rules: FormRules, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([, rule]) => isAsked(rule, values))
      .map(([name]) => [name, (values[name] ?? '').trim()]),
  );
}

/** The radios that are chosen, by name: the form's engine sees one radio at a time and must be told. */
export function chosenRadios(form: HTMLFormElement): Record<string, string> {
  const chosen = form.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return Object.fromEntries(Array.from(chosen, ({ name, value }) => [name, value]));
}
