import { expect, test } from 'vitest';
import { findComponent, mdxComponents } from '../../../../contract/mdx/mdx-components';
import { findIncomplete, formatMenuLabel, insertableComponents } from './insertable-components';

/** Parts of another component, a note that only the demo shows, and facts, whose names are in content/programs/. */
const notInserted = ['Step', 'Download', 'SampleNote', 'Fact'];

test('the menu has every component that a post may contain', () => {
  const names = insertableComponents.map(({ name }) => name);
  expect([...names, ...notInserted].sort()).toEqual(Object.keys(mdxComponents).sort());
});

test.each(insertableComponents)('$name is inserted with the properties it needs', (component) => {
  const { properties = {}, required = [] } = findComponent(component.name) ?? {};
  const given = Object.entries(component.props);
  expect(given.map(([name]) => name)).toEqual(expect.arrayContaining([...required]));
  for (const [name, value] of given) {
    expect(properties).toHaveProperty(name);
    const allowed = properties[name];
    if (allowed) expect(allowed).toContain(value);
  }
});

test('opens the properties of what has no useful default', () => {
  const opened = insertableComponents.flatMap((component) => findIncomplete(component) ?? []);
  expect(opened).toEqual(['Step', 'ProgramCard', 'Figure', 'Download', 'Source']);
});

test.each([
  ['Callout', 'Callout'],
  ['FaqList', 'List of questions'],
  ['Figure', 'Picture'],
])('lists %s as "%s", as errors call it', (name, label) => {
  expect(formatMenuLabel(name)).toBe(label);
});
