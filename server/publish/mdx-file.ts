/**
 * A file as content/ has it. Values stand as JSON, which is YAML whatever is in them; a day stands bare, as people write it: in quotes
 * the builder takes it for another kind of value than the days of the files, and sorts it behind all of them.
 */
export function mdxFile(fields: Readonly<Record<string, unknown>>, body: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${written(value)}`);
  return ['---', ...lines, '---', '', body.endsWith('\n') ? body : `${body}\n`].join('\n');
}

function written(value: unknown): string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : JSON.stringify(value);
}
