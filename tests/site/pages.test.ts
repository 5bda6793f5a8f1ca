import { describe, expect, test } from 'vitest';
import { statusLinkDays } from '../../contract/help-desk/constants';
import { defaultRegion, regionIds } from '../../contract/shared/regions';
import { getLanguage } from '../../contract/shared/text/site-languages';
import { getEnglishPath, getJobPath, getRegionOfPath, routes } from '../../src/shared/routes';
import { brands } from '../fixtures/brands';
import { readListedJobs } from '../fixtures/site/open-jobs';
import { isNoindex, getJsonLd, getMeta, origin, publicPages, getText } from './built-pages';
import { job, expectedPages, type Row } from './expected-pages';

const rows = regionIds.flatMap((region) =>
  expectedPages[region].map((row) => ({ ...row, region })),
);

test('the built pages are the expected ones', () => {
  expect(publicPages.map(({ path }) => path).sort()).toEqual(rows.map(({ path }) => path).sort());
});

test('there are at least eight articles', () => {
  const articles = publicPages.filter((page) =>
    getJsonLd(page).some((data) => data['@type'] === 'BlogPosting'),
  );
  expect(articles.length).toBeGreaterThanOrEqual(8);
});

test('an article that was changed later says when', () => {
  const articles = publicPages.flatMap((page) => {
    const data = getJsonLd(page).find((entry) => entry['@type'] === 'BlogPosting');
    return data ? [{ page, isChanged: data['dateModified'] !== data['datePublished'] }] : [];
  });
  expect(articles.some(({ isChanged }) => isChanged)).toBe(true);
  for (const { page, isChanged } of articles) {
    const text = getText(page.document.querySelector('main'));
    expect(text.includes('Last updated on'), page.path).toBe(isChanged);
  }
});

test('the help desk page says how long the private link works', () => {
  const helpDesk = publicPages.find(({ path }) => path === routes.helpDesk);
  const text = getText(helpDesk?.document.querySelector('main'));
  expect(text.match(/\d+ days/g)).toEqual([`${statusLinkDays} days`]);
});

test.each(regionIds.filter((id) => id !== defaultRegion))(
  'the career page of %s lists the open jobs of its office alone',
  (region) => {
    const page = publicPages.find(({ path }) => path === `/${region}/career`);
    const links = [...(page?.document.querySelectorAll('main a[href^="/career/"]') ?? [])];
    const own = readListedJobs().filter((listed) => listed.region === region);
    expect([...new Set(links.map((link) => link.getAttribute('href')))].sort()).toEqual(
      own.map(({ slug }) => getJobPath(slug)).sort(),
    );
  },
);

test('indexed pages have unique titles and descriptions', () => {
  const found = publicPages.filter((page) => !isNoindex(page));
  for (const values of [
    found.map(({ document }) => document.title),
    found.map((page) => getMeta(page, 'description')),
  ]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

const listed = new Set(readListedJobs().map(({ slug }) => getJobPath(slug)));
const isClosedJob = ({ path }: Row) =>
  getEnglishPath(path).startsWith('/career/') && !listed.has(getEnglishPath(path));

describe.each(rows)('$path', (row) => {
  const { path, region, h1 } = row;
  const hidden = row.hidden === true || isClosedJob(row);
  const types = row.types.filter((type) => type !== job || !isClosedJob(row));
  const page = publicPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The build has no page ${path}.`);
  const { document } = page;
  const brand = brands[region];

  test('shows its region’s office in header and footer', () => {
    expect(getRegionOfPath(path)).toBe(region);
    const header = document.querySelector('body header');
    const footer = getText(document.querySelector('body footer'));
    const label = getLanguage(path) === 'es' ? 'inicio' : 'home';
    const home = header?.querySelector(`a[aria-label="${brand.company}, ${label}"]`);
    expect(home).not.toBeNull();
    for (const words of [brand.phone, brand.email]) {
      expect(getText(header)).toContain(words);
      expect(footer).toContain(words);
    }
    expect(footer).toContain(brand.company);
    const digits = brand.phone.replace(/\D/g, '');
    expect(header?.querySelector(`a[href="tel:+1${digits}"]`)).not.toBeNull();
    expect(header?.querySelector(`a[href="mailto:${brand.email}"]`)).not.toBeNull();
    const others = Object.values(brands).filter(({ phone }) => phone !== brand.phone);
    for (const { phone, email } of others) {
      expect(getText(header)).not.toContain(phone);
      expect(getText(header)).not.toContain(email);
    }
  });

  test('posts its forms with its region', () => {
    for (const form of document.querySelectorAll('main form[method="post"]')) {
      expect(form.getAttribute('action')).toMatch(/^\/api\//);
      const named = form.querySelector('input[type="hidden"][name="region"]');
      expect(named?.getAttribute('value') ?? region).toBe(region);
    }
  });

  test('has a title, one h1, and its own text', () => {
    expect(document.title.startsWith(h1)).toBe(true);
    expect(document.title.length).toBeLessThanOrEqual(65);
    expect([...document.querySelectorAll('h1')].map(getText)).toEqual([h1]);
    expect((getMeta(page, 'description') ?? '').length).toBeGreaterThan(40);
    const text = getText(document.querySelector('main'));
    expect(text).not.toMatch(/lorem ipsum/i);
    if (!hidden) expect(text.split(' ').length).toBeGreaterThan(80);
  });

  test('renders without waiting for scripts', () => {
    expect(document.querySelectorAll('script[src]:not([async]), link[as="script"]')).toHaveLength(
      0,
    );
  });

  test('has metadata and structured data', () => {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
    const address = `${origin}${path === '/' ? '/' : path}`;
    expect(isNoindex(page)).toBe(hidden);
    expect(canonical).toBe(hidden ? null : address);
    expect(getMeta(page, 'og:url')).toBe(address);
    expect(getMeta(page, 'og:site_name')).toBe(brand.company);
    expect(getMeta(page, 'og:description')).toBe(getMeta(page, 'description'));
    expect(getJsonLd(page).map((data) => data['@type'])).toEqual(types);
  });
});
