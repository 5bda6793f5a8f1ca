import { expect, test } from 'vitest';
import type { SearchPage, SearchTexts } from '../../shared/search-files';
import { createSearchIndex } from './search-index';

const page = (path: string, title: string, fields: Partial<SearchPage> = {}): SearchPage => ({
  path,
  kind: 'page',
  title,
  description: '',
  region: null,
  place: '',
  headings: [],
  questions: [],
  ...fields,
});

const jersey = { region: 'new-jersey', place: 'New Jersey' } as const;
const york = { region: 'new-york', place: 'New York' } as const;
const question = { id: 'faq-cost', text: 'Does Medicaid pay for an aide?' };

const pages = [
  page('/hha', 'Home health aides', {
    ...york,
    headings: [{ id: 'two-kinds', text: 'Two kinds of aide' }],
  }),
  page('/new-jersey/hha', 'Home health aides', jersey),
  page('/faqs', 'Questions', { ...york, questions: [question] }),
  page('/new-jersey/faqs', 'Questions', { ...jersey, questions: [question] }),
  page('/blog/bath', 'Making a bathroom safer', { kind: 'article', description: 'Grab bars' }),
  page('/medicare', 'What Medicare pays'),
];

async function find(query: string, texts?: SearchTexts, language: 'en' | 'es' = 'en') {
  const index = await createSearchIndex(pages, language, texts);
  return index.find(query, undefined);
}
const findPaths = async (query: string) => (await find(query)).pages.map(({ path }) => path);

test.each([
  ['bathroom', '/blog/bath'],
  ['BATH', '/blog/bath'],
  ['bathrom', '/blog/bath'],
  ['batroom safe', '/blog/bath'],
  ['grab bar', '/blog/bath'],
  ['How do I make the bathroom safer?', '/blog/bath'],
  ['medicaide pay aid', '/faqs#faq-cost'],
  ['médicare', '/medicare'],
])('“%s” finds %s first', async (query, path) => {
  expect((await findPaths(query))[0]).toBe(path);
});

test('words as typed come without similar ones', async () => {
  expect(await find('Medicare')).toMatchObject({ isExact: true, pages: [{ path: '/medicare' }] });
  expect((await find('Medicaide')).isExact).toBe(false);
});

test('if no page has all words, pages with some of them are found', async () => {
  expect(await findPaths('bathroom in Alaska')).toEqual(['/blog/bath']);
});

test.each(['xylophone', 'who are you', '', '?!'])('“%s” finds nothing', async (query) => {
  expect((await find(query)).pages).toEqual([]);
});

test('a page of several states is one result, for the visitor’s state', async () => {
  const index = await createSearchIndex(pages, 'en');
  const [first] = index.find('health aide', 'new-jersey').pages;
  expect(first).toMatchObject({
    path: '/new-jersey/hha',
    place: 'New Jersey',
    others: [{ path: '/hha', place: 'New York' }],
  });
  const [asked] = index.find('Medicaid', undefined).pages;
  expect(asked).toMatchObject({
    kind: 'question',
    path: '/faqs#faq-cost',
    others: [{ path: '/new-jersey/faqs#faq-cost', place: 'New Jersey' }],
  });
});

test('a result leads to the heading that matches', async () => {
  const [first] = (await find('two kinds of aide')).pages;
  expect(first).toMatchObject({
    path: '/hha',
    heading: { path: '/hha#two-kinds', text: 'Two kinds of aide' },
  });
});

test('with the texts, words within a text are found, and the result shows them', async () => {
  const texts = { '/hha': { 'two-kinds': `${'Before. '.repeat(40)}The registry lists both.` } };
  expect((await find('registry')).pages).toEqual([]);
  const [first] = (await find('registry', texts)).pages;
  expect(first?.heading?.path).toBe('/hha#two-kinds');
  expect(first?.description).toMatch(/^….*The registry lists both\.$/);
});
