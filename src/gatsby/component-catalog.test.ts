import { expect, test } from 'vitest';
import { mdxComponents } from '../../contract/mdx/mdx-components';
import { parseBody } from '../../contract/mdx/parse-body';
import { examples } from './component-catalog';

test('has an example of every component', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(mdxComponents).sort());
});

test.each(Object.entries(examples))('the example of %s is valid', async (name, source) => {
  const { components, issues } = await parseBody(source, '');
  expect(issues).toEqual([]);
  expect(components).toContain(name);
});
