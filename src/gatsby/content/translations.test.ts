import { expect, test } from 'vitest';
import { header, sampleContent } from './testing/sample-content';
import { hashSource, stampTranslation } from './translations';

const { write, check, findIssues } = sampleContent();

const english = [...header, '', '## Hours'].join('\n');
const spanish = (text: string, hash = hashSource(english)) =>
  ['---', 'title: "Una página"', `sourceHash: "${hash}"`, '---', '', text].join('\n');

async function findPage(path: string) {
  const { pages, issues, untranslated } = await check();
  const context = pages.find((page) => page.path === path)?.context;
  const notes = untranslated.filter(({ file }) => file.startsWith('content/pages/'));
  return { context, issues, notes };
}

test('a translation adds a Spanish page, which inherits what it does not translate', async () => {
  write('content/pages/page.mdx', english);
  write('content/pages/page.es.mdx', spanish('Vea [el horario](#horario).\n\n## Horario'));
  const { context, notes } = await findPage('/es/page');
  expect(context).toMatchObject({
    title: 'Una página',
    updated: '2026-11-20',
    source: 'pages/page.es',
    textLanguage: 'es',
  });
  expect(notes.filter(({ file }) => file.includes('/page.'))).toEqual([]);
  expect(await findIssues('content/pages/page.es.mdx')).toEqual([]);
});

test('a translation of an older text is not shown, and is listed', async () => {
  write('content/pages/contact.mdx', english);
  write('content/pages/contact.es.mdx', spanish('Texto.', '000000000000'));
  const { context, notes } = await findPage('/es/contact');
  expect(context).toMatchObject({ title: 'A page', textLanguage: 'en' });
  expect(notes).toMatchObject([
    {
      file: 'content/pages/contact.es.mdx',
      message: expect.stringContaining('has changed since it was translated') as string,
    },
  ]);
});

test('a page that needs a translation and has none is listed', async () => {
  write('content/pages/contact.mdx', english);
  const { notes } = await findPage('/es/contact');
  expect(notes).toMatchObject([
    {
      file: 'content/pages/contact.es.mdx',
      message: expect.stringContaining('has no translation') as string,
    },
  ]);
});

test('rejects a translation of nothing, other fields, and a list of another length', async () => {
  write('content/pages/page.es.mdx', spanish('Texto.'));
  write('content/pages/other.mdx', english);
  write('content/pages/other.es.mdx', '---\nupdated: 2026-11-20\n---\n');
  write('content/regions/maryland.es.mdx', '---\nprograms: []\n---\n');
  expect(await findIssues('content/pages/page.es.mdx')).toEqual([
    expect.stringContaining('translation of content/pages/page.mdx, which does not exist'),
  ]);
  expect(await findIssues('content/pages/other.es.mdx')).toEqual([
    expect.stringContaining('The field "updated" is unknown.'),
  ]);
  expect(await findIssues('content/regions/maryland.es.mdx')).toEqual([
    expect.stringContaining('The list "programs" has 0 entries, but 1 in'),
  ]);
});

test('a link in a translation needs the heading of the Spanish page', async () => {
  write('content/pages/page.mdx', english);
  write('content/pages/page.es.mdx', spanish('## Horario'));
  write('content/pages/other.mdx', english);
  write('content/pages/other.es.mdx', spanish('[Horario](/page#horario), [Hours](/page#hours)'));
  expect(await findIssues('content/pages/other.es.mdx')).toEqual([
    expect.stringContaining('There is no heading #hours on /es/page'),
  ]);
});

test('a stamp says of which text a translation is, and replaces an older one', () => {
  const line = `sourceHash: "${hashSource('English')}"`;
  const stamped = `---\ntitle: "Uno"\ntranslatedBy: sample\n${line}\n---\n\nTexto ---\n`;
  expect(
    stampTranslation('---\ntitle: "Uno"\ntranslatedBy: sample\n---\n\nTexto ---\n', 'English'),
  ).toBe(stamped);
  expect(stampTranslation(stamped.replace(line, 'sourceHash: "0"'), 'English')).toBe(stamped);
  expect(hashSource('a\r\nb')).toBe(hashSource('a\nb'));
});
