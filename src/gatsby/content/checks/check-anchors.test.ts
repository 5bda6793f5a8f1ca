import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TemplateName } from '../../../shared/page-context';
import { hasTemplateTarget } from './check-anchors';
import { header, sampleContent } from '../testing/sample-content';

const { write, findPageIssues } = sampleContent();

test('lists existing headings for a link to a missing one', async () => {
  write(
    'content/pages/other.mdx',
    [...header, '', '## New York', '', '## Détails & more'].join('\n'),
  );
  expect(await findPageIssues([...header, '', 'See [this](/other#texas).'])).toEqual([
    '7: There is no heading #texas on /other (content/pages/other.mdx). Write one of: #new-york, #détails--more.',
  ]);
});

test('rejects a link to a missing heading of its own page', async () => {
  expect(await findPageIssues([...header, '', 'See [below](#nowhere).'])).toEqual([
    '7: There is no heading #nowhere on /page (content/pages/page.mdx). Delete the # and what follows it.',
  ]);
});

test('accepts headings in components and encoded anchors', async () => {
  write('content/pages/other.mdx', [...header, '', '## Détails & more'].join('\n'));
  expect(
    await findPageIssues([
      ...header,
      'See [this](/other#d%C3%A9tails--more), [below](#two-words) and [the text](#content).',
      '',
      '<Callout title="A box">',
      '',
      '### Two words',
      '',
      '</Callout>',
    ]),
  ).toEqual([]);
});

test('accepts a link to a heading without letters', async () => {
  const text = [...header, '## ❓', '', 'See [this](#text-heading).'];
  expect(await findPageIssues(text)).toEqual([]);
});

test('requires the heading in the region’s variant of the page', async () => {
  const regional = header.toSpliced(3, 0, 'regions: [new-jersey]');
  write('content/pages/other.mdx', [...regional, '', '## Hours'].join('\n'));
  write('content/pages/other.new-jersey.mdx', [...header, '', '## Office hours'].join('\n'));
  expect(await findPageIssues([...header, 'See [hours](/other#hours).'])).toEqual([]);
  expect(await findPageIssues([...regional, 'See [hours](/other#hours).'])).toEqual([
    '7: There is no heading #hours on /new-jersey/other (content/pages/other.new-jersey.mdx). Write one of: #office-hours.',
  ]);
});

test('accepts a heading in an FAQ answer on the page', async () => {
  write(
    'content/faqs/one.mdx',
    '---\nquestion: "Who?"\ntopic: care\nregions: [new-york]\norder: 1\n---\n\n### Your aide\n',
  );
  expect(await findPageIssues([...header, '[Who](#your-aide)', '', '<FaqList />'])).toEqual([]);
});

test('accepts a form’s anchor on its page only', async () => {
  write('content/pages/contact.mdx', header.join('\n'));
  expect(await findPageIssues([...header, '[Write](/contact#write)'])).toEqual([]);
  write('content/pages/other.mdx', header.join('\n'));
  expect(await findPageIssues([...header, '[Write](/other#write)'])).toEqual([
    expect.stringMatching(/^6: There is no heading #write on \/other/),
  ]);
});

test('knows all ids in templates', () => {
  const templates = readdirSync('src/templates');
  const places = templates
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      [...readFileSync(`src/templates/${name}`, 'utf8').matchAll(/ id="([^"]+)"/g)].map(
        ([, id = '']) => ({ template: name.replace('.tsx', '') as TemplateName, id }),
      ),
    );
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter(({ template, id }) => !hasTemplateTarget(template, id))).toEqual([]);
});
