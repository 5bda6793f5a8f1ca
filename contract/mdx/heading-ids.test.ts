import { expect, test } from 'vitest';
import { collectIds, isPageTarget } from './heading-ids';
import { parseBody } from './parse-body';

const getIds = async (body: string, collection: string) =>
  collectIds((await parseBody(body, collection)).content);

test.each([
  ...['Apply', 'Apply title', 'Application', 'Application note', 'Application file'],
  ...['Application website', 'Application note limit', 'Application certified 1'],
])('renames the heading “%s”, an id of the job form, in jobs only', async (heading) => {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  expect(await getIds(`## ${heading}`, 'jobs')).toEqual([`text-${id}`]);
  expect(await getIds(`## ${heading}`, 'blog')).toEqual([id]);
});

test.each([
  ...['___gatsby', 'Gatsby announcer', 'Menu', 'Contents title'],
  ...['Eligibility title', 'Eligibility popup', 'Eligibility popup contact'],
])('renames the heading “%s”, an id of every page', async (heading) => {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  expect(await getIds(`## ${heading}`, 'blog')).toEqual([`text-${id}`]);
  expect(isPageTarget('blog', id)).toBe(false);
});

test('makes ids unique', async () => {
  const ids = await getIds('## Apply\n\n## Text apply\n\n## Apply\n\n## Apply', 'jobs');
  expect(ids).toEqual(['text-apply-1', 'text-apply', 'apply-1', 'apply-2']);
});

test('gives headings without letters a unique id', async () => {
  const body =
    '## ❓\n\n## ☎️\n\n## Text heading\n\n## ❗\n\n## 1.\n\n## ![A tub](/images/tub.png)';
  for (const collection of ['blog', 'jobs', 'pages']) {
    expect(await getIds(body, collection)).toEqual([
      'text-heading-1',
      'text-heading-1-1',
      'text-heading',
      '-1',
      '1',
      '-2',
    ]);
  }
});

test('labels a table by a heading without letters', async () => {
  const { content } = await parseBody('## ❓\n\n| a |\n|--|', 'blog');
  expect(content).toMatchObject([
    { type: 'h2', props: { id: 'text-heading' } },
    { type: 'table', props: { labelledBy: 'text-heading' } },
  ]);
});

test.each(['Footnote label', 'User content fn 1', 'User content fnref 1'])(
  'renames the heading “%s”, an id of footnotes',
  async (heading) => {
    const id = heading.toLowerCase().replaceAll(' ', '-');
    const ids = await getIds(`## ${heading}\n\nA[^1].\n\n[^1]: Note.\n\n    ## ${heading}`, 'blog');
    expect(ids.slice(0, 4)).toEqual([
      `text-${id}`,
      'user-content-fnref-1',
      'footnote-label',
      'user-content-fn-1',
    ]);
    expect(new Set(ids).size).toBe(5);
  },
);

test.each([
  ['jobs', 'apply', true],
  ['jobs', 'application-file', true],
  ['jobs', 'application-deadline', false],
  ['jobs', 'apply-nowhere', false],
  ['blog', 'apply', false],
  ['blog', 'top', true],
  ['blog', ':~:text=aide', true],
])('a page in %s has the target #%s: %s', (collection, anchor, has) => {
  expect(isPageTarget(collection, anchor)).toBe(has);
});
