/** The fields that hold a day, YYYY-MM-DD. A title of such a form is no day. */
const dayFields = new Set(['date', 'posted', 'validThrough', 'closed']);

/**
 * A file as content/ has it. Values stand as JSON, which is YAML whatever is in them; the fields of days stand bare, as people write them: in quotes
 * the builder takes it for another kind of value than the days of the files, and sorts it behind all of them.
 */
export function mdxFile(fields: Readonly<Record<string, unknown>>, body: string): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${dayFields.has(name) ? String(value) : JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', body.endsWith('\n') ? body : `${body}\n`].join('\n');
}
