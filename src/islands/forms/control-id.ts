/** The id of a field's control; `form` is the id of the form. Of radios it is the first one's. */
export function controlId(form: string, name: string): string {
  return `${form}-${name}`;
}
