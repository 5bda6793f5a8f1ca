import { expect, test } from 'vitest';
import { checkRegionsField } from './check-regions-field';

test('a service says in its default file which regions offer it', () => {
  expect(checkRegionsField('services', 'a.mdx', null, {})).toHaveLength(1);
  expect(checkRegionsField('services', 'a.mdx', null, { regions: [] })).toEqual([]);
});

test('a page need not', () => {
  expect(checkRegionsField('pages', 'a.mdx', null, {})).toEqual([]);
});

test("a region's own file does not list regions", () => {
  expect(checkRegionsField('pages', 'a.maryland.mdx', 'maryland', { regions: [] })).toHaveLength(1);
  expect(checkRegionsField('services', 'a.maryland.mdx', 'maryland', {})).toEqual([]);
});
