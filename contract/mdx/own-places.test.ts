import { expect, test } from 'vitest';
import { mdxToData } from './mdx-to-data';
import { idsIn, isOwnPlace } from './own-places';

const idsOf = async (body: string, collection: string) => idsIn(await mdxToData(body, collection));

test.each(['Apply', 'Apply title', 'Application', 'Application note', 'Application file'])(
  'a heading “%s” leaves the form of a job its place',
  async (heading) => {
    const id = heading.toLowerCase().replace(' ', '-');
    expect(await idsOf(`## ${heading}`, 'jobs')).toEqual([`text-${id}`]);
    expect(await idsOf(`## ${heading}`, 'blog')).toEqual([id]);
  },
);

test('a heading leaves the frame of every page its places', async () => {
  expect(await idsOf('## Content\n\n### Top\n\n## Contents', 'blog')).toEqual([
    'text-content',
    'text-top',
    'contents',
  ]);
});

test('each place of a text is of one heading', async () => {
  const ids = await idsOf('## Apply\n\n## Text apply\n\n## Apply\n\n## Apply', 'jobs');
  expect(ids).toEqual(['text-apply-1', 'text-apply', 'apply-1', 'apply-2']);
});

test('a table below such a heading is named by it', async () => {
  const [, table] = await mdxToData('## Apply\n\n| a |\n|---|', 'jobs');
  expect(table).toMatchObject({ type: 'table', props: { labelledBy: 'text-apply' } });
});

test.each([
  ['jobs', 'apply', true],
  ['jobs', 'application-file', true],
  ['jobs', 'application-deadline', false],
  ['jobs', 'apply-nowhere', false],
  ['blog', 'apply', false],
  ['blog', 'top', true],
  ['blog', ':~:text=aide', true],
])('whether a page of %s has the place #%s beside its text: %s', (collection, anchor, has) => {
  expect(isOwnPlace(collection, anchor)).toBe(has);
});
