const dayFields = new Set(['date', 'posted', 'validThrough', 'closed']);

/**
 * A file like those in content/. Values are JSON, which is valid YAML. Days are not quoted, because Gatsby would otherwise sort them as
 * strings after the dates of other files.
 */
export function formatMdxFile(fields: Readonly<Record<string, unknown>>, body: string): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${dayFields.has(name) ? String(value) : JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', body.endsWith('\n') ? body : `${body}\n`].join('\n');
}
