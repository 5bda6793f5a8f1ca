import { expect, test } from 'vitest';
import { checkRegionsField } from './check-regions-field';

test('requires regions in the default file of a service', () => {
  expect(checkRegionsField('services', 'a.mdx', null, {})).toHaveLength(1);
  expect(checkRegionsField('services', 'a.mdx', null, { regions: [] })).toEqual([]);
});

test('does not require regions of a page', () => {
  expect(checkRegionsField('pages', 'a.mdx', null, {})).toEqual([]);
});

test('rejects regions in a region’s own file', () => {
  expect(checkRegionsField('pages', 'a.maryland.mdx', 'maryland', { regions: [] })).toHaveLength(1);
  expect(checkRegionsField('services', 'a.maryland.mdx', 'maryland', {})).toEqual([]);
});
