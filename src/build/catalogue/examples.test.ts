import { expect, test } from 'vitest';
import { mdxComponents } from '../../site/mdx-components';
import { parseBody } from '../content/parse-body';
import { examples } from './examples';

test('the catalogue has an example for every component, and for nothing else', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(mdxComponents).sort());
});

test.each(Object.entries(examples))(
  'the example of %s uses it as an editor may',
  async (name, source) => {
    const { components, faults } = await parseBody('example', source, 1);
    expect(faults).toEqual([]);
    expect(components).toContain(name);
  },
);
