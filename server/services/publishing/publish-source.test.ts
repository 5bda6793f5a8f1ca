import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatMdxFile } from './publish-source';

test('writes days unquoted and other values as JSON, which is valid YAML', () => {
  const fields = { title: 'A: "b" # 2026', date: '2026-11-22', tags: ['x'], pay: { from: 19 } };
  const file = formatMdxFile(fields, '## Text');
  expect(file).toContain('\ndate: 2026-11-22\n');
  expect(file.endsWith('---\n\n## Text\n')).toBe(true);
  expect(parse(file.split('---')[1] ?? '')).toEqual(fields);
});

test('quotes a title that looks like a day', () => {
  const file = formatMdxFile({ title: '2026-11-22', posted: '2026-11-20' }, '');
  expect(file).toContain('\ntitle: "2026-11-22"\nposted: 2026-11-20\n');
});
