import { expect, test } from 'vitest';
import { parseBody } from '../../../contract/mdx/parse-body';
import type { PageTexts, SearchPages } from '../../shared/search-files';
import type { PlannedPage } from '../page-plan/planned-page';
import { createSearchFiles } from './search-files';

const office = {
  id: 'maryland',
  place: 'Maryland',
  state: 'Maryland',
  counties: ['Howard'],
  phone: '(410) 555-0136',
  afterHours: { phone: '' },
  address: { city: 'Baltimore' },
  countyNames: ['Howard County'],
  programs: [{ name: 'Community First Choice', for: 'Adults', summary: 'Care at home' }],
};

async function planPage(
  path: string,
  body = '',
  { template = 'page', ...fields }: Record<string, unknown> = {},
): Promise<PlannedPage> {
  const context = {
    region: office,
    regionId: 'maryland',
    language: path.startsWith('/es') ? 'es' : 'en',
    title: 'Aides',
    description: 'Help',
    isShared: false,
    unlisted: false,
    faqs: [],
    ...fields,
  };
  const { content } = await parseBody(body, 'pages');
  return { path, template, file: '', context, content } as unknown as PlannedPage;
}

async function read(...plan: Promise<PlannedPage>[]) {
  const files = createSearchFiles(await Promise.all(plan));
  const parse = <Content>(name: string) => JSON.parse(files.get(name) ?? 'null') as Content;
  return {
    names: [...files.keys()],
    ...parse<SearchPages>('search/en.json'),
    texts: parse<PageTexts>('search/en-texts.json'),
  };
}

test('a page has its title, description, headings, and their texts as visitors read them', async () => {
  const body = `First <RegionPhone />.\n\n## Who pays\n\n<Callout title="Ask">\n\nMedicaid.\n\n</Callout>\n\n### The *rules*\n\nMany.\n\n## Who pays\n\nYou.\n\n<SampleNote title="For you">\n\nEdit.\n\n</SampleNote>`;
  const { pages, texts } = await read(planPage('/maryland/hha', body));
  expect(pages).toEqual([
    {
      path: '/maryland/hha',
      kind: 'page',
      title: 'Aides',
      description: 'Help',
      region: 'maryland',
      place: 'Maryland',
      headings: [
        { text: 'Who pays' },
        { text: 'The rules' },
        { id: 'who-pays-1', text: 'Who pays' },
      ],
      questions: [],
    },
  ]);
  expect(texts['/maryland/hha']).toEqual({
    '': 'First (410) 555-0136.',
    'who-pays': 'Ask Medicaid.',
    'the-rules': 'Many.',
    'who-pays-1': 'You.',
  });
});

test('each question of a region is found with its answer', async () => {
  const faq = { id: 'faq-cost', question: 'What does it cost?', content: ['Nothing.'] };
  const { pages, texts } = await read(
    planPage('/maryland/faqs', '', { template: 'faqs', faqs: [faq] }),
    planPage('/maryland/hha', '', { faqs: [faq] }),
  );
  expect(pages.map(({ questions }) => questions)).toEqual([
    [{ id: 'faq-cost', text: 'What does it cost?' }],
    [],
  ]);
  expect(texts['/maryland/faqs']?.['faq-cost']).toBe('Nothing.');
});

test('counties and programs are found on the page of their office', async () => {
  const { texts } = await read(planPage('/maryland', '', { template: 'region' }));
  expect(texts['/maryland']?.['']).toMatch(/Howard County Community First Choice/);
});

test('a job has its place, shifts, and pay, and its shifts are in the list of jobs', async () => {
  const place = { city: 'Rockville', county: 'Montgomery', state: 'MD' };
  const pay = { from: 18, to: 20, per: 'HOUR' };
  const job = { title: 'Aide', region: 'maryland', place, shifts: ['night'], pay };
  const { pages, texts } = await read(
    planPage('/career/aide', '## About the job', { template: 'job', job }),
    planPage('/maryland/career', '', { template: 'career', jobs: [job] }),
  );
  expect(pages[0]).toMatchObject({
    kind: 'job',
    description: 'Nights · $18 to $20 an hour',
    region: 'maryland',
    place: 'Rockville, Montgomery, MD',
    headings: [],
  });
  expect(texts['/career/aide']).toEqual({ '': 'Help' });
  expect(texts['/maryland/career']?.['']).toBe('Aide Nights');
});

test('each office has the places that it serves and the other counties of its state', async () => {
  const job = {
    region: 'maryland',
    place: { city: 'Rockville', county: null },
    shifts: [],
    pay: null,
  };
  const { areas } = await read(
    planPage('/maryland', '', { template: 'region' }),
    planPage('/career/aide', '', { template: 'job', job }),
  );
  expect(areas).toMatchObject([
    { region: 'maryland', served: ['Baltimore', 'Rockville', 'Howard County'] },
  ]);
  expect(areas[0]?.notServed).toContain('Garrett County');
  expect(areas[0]?.notServed).not.toContain('Howard County');
});

test('unlisted pages and lists of a tag are not found', async () => {
  const { pages } = await read(
    planPage('/thank-you', '', { unlisted: true }),
    planPage('/blog/tags/care'),
    planPage('/blog/page/1'),
    planPage('/blog', '', { isShared: true }),
  );
  expect(pages.map(({ path, region }) => [path, region])).toEqual([['/blog', null]]);
});

test('each language has files of its own', async () => {
  const { names, pages } = await read(planPage('/hha'), planPage('/es/hha'));
  expect(pages.map(({ path }) => path)).toEqual(['/hha']);
  expect(names).toEqual([
    'search/en.json',
    'search/en-texts.json',
    'search/es.json',
    'search/es-texts.json',
  ]);
});
