import { expect, test } from 'vitest';
import { mdxComponents } from '../../../contract/mdx/mdx-components';
import { parseBody } from '../../../contract/mdx/parse-body';
import { examples } from './examples';

test('the catalogue has an example for every component, and for nothing else', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(mdxComponents).sort());
});

test.each(Object.entries(examples))(
  'the example of %s uses it as an editor may',
  async (name, source) => {
    const { components, faults } = await parseBody(source);
    expect(faults).toEqual([]);
    expect(components).toContain(name);
  },
);
