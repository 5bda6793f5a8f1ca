import { expect, test } from 'vitest';
import { getJsonLd, origin, publicPages } from './built-pages';
import { findSchemaIssues } from './schema-org';
import { getBrand } from './expected-pages';

type Data = Record<string, unknown>;

const items = publicPages.flatMap((page) =>
  getJsonLd(page).map((data) => ({ path: page.path, document: page.document, data })),
);
const distinct = [...new Map(items.map(({ data }) => [JSON.stringify(data), data])).values()];
const ofType = (type: string) => items.filter(({ data }) => data['@type'] === type);

test('all structured data conforms to schema.org', () => {
  expect(distinct.length).toBeGreaterThan(20);
  expect(findSchemaIssues(distinct)).toEqual([]);
});

test('structured data unknown to schema.org is reported', () => {
  const context = { '@context': 'https://schema.org' };
  const errors = findSchemaIssues([
    { ...context, '@type': 'HomeHealthAgency', name: 'No such type' },
    { ...context, '@type': 'BlogPosting', headlines: 'No such property' },
    { ...context, '@type': 'FAQPage', mainEntity: [] },
  ]);
  expect(errors.map((error) => /"@type":"(\w+)"/.exec(error)?.[1])).toEqual([
    'HomeHealthAgency',
    'BlogPosting',
  ]);
});

test.each(items)(
  '$path names schema.org, and only addresses of this site and shown facts',
  (item) => {
    const { data, path } = item;
    expect(data['@context']).toBe('https://schema.org');
    for (const key of ['url', 'mainEntityOfPage', 'image']) {
      if (key in data) expect(String(data[key])).toMatch(new RegExp(`^${origin}/`));
    }
    if (data['@type'] === 'MedicalBusiness') {
      const brand = getBrand(path);
      expect([data['name'], data['telephone'], data['email']]).toEqual([
        brand.company,
        brand.phone,
        brand.email,
      ]);
    }
  },
);

const isDay = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));

test.each(ofType('BlogPosting'))('$path has the article data Google requires', ({ data }) => {
  expect(String(data['headline'])).not.toBe('');
  expect(isDay(data['datePublished']) && isDay(data['dateModified'])).toBe(true);
  expect(String(data['dateModified']) >= String(data['datePublished'])).toBe(true);
  expect(data['author']).toMatchObject({ '@type': expect.any(String), name: expect.any(String) });
  expect(data['image']).toMatch(/\.png$/);
});

test('a sample job is marked, and search engines get no job', () => {
  const samples = publicPages.filter(({ document }) =>
    document.body.textContent.includes('Sample job'),
  );
  expect(samples.map(({ path }) => path)).toContain('/career/certified-aide-newark');
  expect(ofType('JobPosting')).toEqual([]);
});

test.each(ofType('BreadcrumbList'))(
  '$path shows the way its data gives',
  ({ data, document, path }) => {
    const list = data['itemListElement'] as Data[];
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    expect(list.length).toBeGreaterThan(1);
    expect(list.at(-1)?.['item']).toBe(`${origin}${path}`);
    const shown = [...document.querySelectorAll('main nav li')].map((item) =>
      (item.textContent ?? '').trim(),
    );
    for (const { name } of list)
      expect(shown.some((words) => words.includes(String(name)))).toBe(true);
  },
);
