import { expect, test } from 'vitest';
import type { SearchArea, SearchPage, PageTexts } from '../../shared/search-files';
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
    headings: [{ text: 'Two kinds of aide' }],
  }),
  page('/new-jersey/hha', 'Home health aides', jersey),
  page('/faqs', 'Questions', { ...york, questions: [question] }),
  page('/new-jersey/faqs', 'Questions', { ...jersey, questions: [question] }),
  page('/prices', 'Prices'),
  page('/new-jersey/prices', 'Prices', jersey),
  page('/blog/bath', 'Making a bathroom safer', { kind: 'article', description: 'Grab bars' }),
  page('/medicare', 'What Medicare pays'),
  page('/sleep', 'Falling asleep'),
];

const area = (region: SearchArea['region'], fields: Partial<SearchArea>): SearchArea => ({
  region,
  state: 'New York',
  zips: [],
  served: [],
  notServed: [],
  ...fields,
});
const areas = [
  area('new-york', {
    zips: ['100-149'],
    served: ['Brooklyn', 'Kings County'],
    notServed: ['Erie County'],
  }),
  area('new-jersey', { state: 'New Jersey', served: ['Newark', 'Essex County'] }),
];

async function find(query: string, texts?: PageTexts, language: 'en' | 'es' = 'en') {
  const index = await createSearchIndex({ pages, areas }, language, texts);
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
  ['are aides paid by Medicaid', '/faqs#faq-cost'],
  ['grabbing a bar', '/blog/bath'],
  ['médicare', '/medicare'],
  ['sleep care', '/sleep'],
])('“%s” finds %s first', async (query, path) => {
  expect((await findPaths(query))[0]).toBe(path);
});

test('words as typed come without similar ones', async () => {
  expect(await find('Medicare')).toMatchObject({ level: 'exact', pages: [{ path: '/medicare' }] });
  expect((await find('Medicarre')).level).toBe('similar');
});

test('if no page has all words, pages with some of them are found', async () => {
  expect(await find('bathroom in Miami')).toMatchObject({
    level: 'partial',
    pages: [{ path: '/blog/bath' }],
  });
});

test.each(['xylophone', 'ASL', 'who are you', '', '?!'])('“%s” finds nothing', async (query) => {
  expect((await find(query)).pages).toEqual([]);
});

test('a page of several states is one result, for the visitor’s state', async () => {
  const index = await createSearchIndex({ pages, areas }, 'en');
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

test('the homes of two states are one result', async () => {
  const homes = [page('/', 'Home', york), page('/new-jersey', 'Home', jersey)];
  const index = await createSearchIndex({ pages: homes, areas }, 'en');
  expect(index.find('home', undefined).pages).toMatchObject([
    { path: '/', others: [{ path: '/new-jersey' }] },
  ]);
});

test('a page of no state is not named beside that of a state', async () => {
  const [, found] = (await find('prices in New Jersey')).pages;
  expect(found).toMatchObject({ path: '/new-jersey/prices', others: [] });
});

test('a result leads to the heading that matches', async () => {
  const [first] = (await find('two kinds of aide')).pages;
  expect(first).toMatchObject({
    path: '/hha',
    heading: { path: '/hha#two-kinds-of-aide', text: 'Two kinds of aide' },
  });
});

test('with the texts, words within a text are found, and the result shows them', async () => {
  const texts = {
    '/hha': { 'two-kinds-of-aide': `${'Before. '.repeat(40)}The registry lists both.` },
  };
  expect((await find('registry')).pages).toEqual([]);
  const [first] = (await find('registry', texts)).pages;
  expect(first?.heading?.path).toBe('/hha#two-kinds-of-aide');
  expect(first?.description).toMatch(/^….*The registry lists both\.$/);
});

test.each([
  ['11201', '/find-care#careFor=&zip=11201', 'Care in ZIP code 11201, New York'],
  ['zip 11201-1234', '/find-care#careFor=&zip=11201', 'Care in ZIP code 11201, New York'],
  [
    'the Kings County',
    '/find-care#careFor=&zip=&region=new-york',
    'Care in Kings County, New York',
  ],
  ['newark', '/new-jersey/find-care#careFor=&zip=&region=new-jersey', 'Care in Newark, New Jersey'],
  ['Brooklyn, New York', '/find-care#careFor=&zip=&region=new-york', 'Care in Brooklyn, New York'],
  ['in New York', '/find-care#careFor=&zip=&region=new-york', 'Care in New York'],
])('the place “%s” leads to what may pay for care there', async (query, path, title) => {
  const [first] = (await find(query)).pages;
  expect(first).toMatchObject({ kind: 'place', path, title, heading: null });
});

test('another state has only who helps there', async () => {
  expect(await findPaths('bathroom Florida')).toEqual(['/service-areas']);
  expect(await findPaths('Erie County, Delaware County')).not.toContain('/service-areas');
});

test.each([
  ['33101', '/service-areas', /Eldercare Locator, 1-800/],
  ['an aide in West Virginia', '/service-areas', /Eldercare Locator, 1-800/],
  ['Erie county', '/find-care#careFor=&zip=&region=new-york', /NY Connects, 1-800/],
])('outside the served area, “%s” also leads to who helps there', async (query, path, text) => {
  const [first] = (await find(query)).pages;
  expect(first?.path).toBe(path);
  expect(first?.heading?.text).toMatch(text);
  expect(first?.heading?.path).toMatch(/^tel:\+1800\d{7}$/);
});

test('a place selects the pages of its state', async () => {
  expect(await findPaths('health aides in Newark')).toEqual([
    '/new-jersey/find-care#careFor=&zip=&region=new-jersey',
    '/new-jersey/hha',
  ]);
  expect(await findPaths('saved 60000 for aides')).toContain('/hha');
  expect(await findPaths('$33038 for aides')).toContain('/hha');
});

test('who looks for work in a place finds jobs first', async () => {
  const job = page('/career/night-aide', 'Night aide', { kind: 'job', region: 'new-jersey' });
  const index = await createSearchIndex({ pages: [...pages, job], areas }, 'en');
  const found = index.find('night work Newark', undefined).pages.map(({ kind }) => kind);
  expect(found).toEqual(['job', 'place']);
});

test('a job is found by its shift, even if its title doesn’t say it', async () => {
  const job = (path: string, title: string, description: string) =>
    page(`/career/${path}`, title, { kind: 'job', description });
  const jobs = [
    job('aide-bronx', 'Overnight aide', 'Nights · $20'),
    job('aide-rockville', 'Aide', 'Days, Nights · $18'),
    job('aide-newark', 'Aide', 'Days · $18'),
  ];
  const index = await createSearchIndex({ pages: [...pages, ...jobs], areas }, 'en');
  const found = index.find('night shift', undefined).pages.map(({ path }) => path);
  expect(found).toEqual(['/career/aide-bronx', '/career/aide-rockville']);
});

test.each(['can my husband be my caregiver', 'hire my wife'])(
  '“%s” asks for pay as a relative, and finds answers before jobs',
  async (query) => {
    const answer = { id: 'faq-family', text: 'Can a relative be paid? You may hire a son.' };
    const relatives = [
      page('/career', 'Work with us', { headings: [{ text: 'Hire a family caregiver' }] }),
      page('/families', 'For families', { questions: [answer] }),
    ];
    const index = await createSearchIndex({ pages: relatives, areas }, 'en');
    expect(index.find(query, undefined).pages[0]?.path).toBe('/families#faq-family');
  },
);
