import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getCounties } from '../../../contract/jobs/counties';
import { regionIds } from '../../../contract/shared/regions';
import { formatCounty } from '../../../contract/shared/text/format-county';
import { medicalBusiness } from '../../layout/head/json-ld';
import { getRegionOfPath } from '../../shared/routes';
import { checkContent } from '../content/check-content';
import { createRegionRecords } from './layout-context';

// `npm run content` reports issues in the content. These facts hold for any content.
const { pages, collections, settings } = await checkContent(
  process.cwd(),
  'https://larkspan.example',
  new Date('2026-11-20T17:00:00Z'),
);

test('every page has the branding of its path’s region', () => {
  const wrong = pages.filter((page) => page.context.region.id !== getRegionOfPath(page.path));
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test('every menu links to existing pages', () => {
  const paths = new Set(pages.map((page) => page.path));
  const missing = pages.flatMap(({ context: { navigation } }) =>
    Object.values(navigation)
      .flatMap((part) => (typeof part === 'string' ? [part] : part.map((link) => link.path)))
      .filter((path) => !paths.has(path)),
  );
  expect(missing).toEqual([]);
});

const offices = createRegionRecords(collections.regions);

test.each(offices)('the counties that texts about $state name or count are true', (office) => {
  const files = Object.values(collections)
    .flat()
    .filter(({ name, variant }) => variant === office.id || name === office.id);
  const known = getCounties(office.id).map((county) => formatCounty(county, 'en'));
  for (const { file } of files) {
    const text = readFileSync(file, 'utf8');
    const named = text.match(/[A-Z][a-z.']+(?: [A-Z][a-z.']+)* County\b/g) ?? [];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const [, count] = /\b(\w+) more counties nearby/.exec(text) ?? [];
    if (count !== undefined) expect(numbers.indexOf(count) + 1).toBe(office.counties.length);
  }
});

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

test.each(offices)('search engines get the counties that the map of $state shows', (office) => {
  const site = { ...settings, url: 'https://larkspan.example' };
  const served = medicalBusiness(office, site)['areaServed'] as { name: string }[];
  expect(served.map(({ name }) => name)).toEqual(
    office.counties.map((county) => `${formatCounty(county, 'en')}, ${office.state}`),
  );
  for (const name of office.countyNames) expect(name).toMatch(/ (?:County\)?|City)$/);
});

test('the Baltimore office serves city and county as two places', () => {
  const maryland = offices.find(({ id }) => id === 'maryland');
  expect(maryland?.countyNames).toEqual(
    expect.arrayContaining(['Baltimore City', 'Baltimore County']),
  );
  expect(maryland?.areas.slice(0, 3)).toEqual([
    'Baltimore City',
    'Baltimore County',
    'Anne Arundel',
  ]);
});

test('every office has a number for nights and weekends that differs from its other one', () => {
  expect(offices.map(({ id }) => id).sort()).toEqual([...regionIds].sort());
  for (const { phone, afterHours } of offices) expect(afterHours.phone).not.toBe(phone);
});
