import { expect, test } from 'vitest';
import { checkSlug } from '../../../contract/shared/text/text-rules';
import { buildJobSlug } from './unique-slug';

const build = (title: string, city: string, taken: readonly string[] = []) =>
  buildJobSlug({ title, city }, new Set(taken));

test('builds the slug from title and town, with a number if it is taken', () => {
  expect(build('Home health aide', 'Newark')).toBe('home-health-aide-newark');
  expect(build('Aide in Newark', 'Newark')).toBe('aide-in-newark');
  expect(build('Aide in Newark', 'Newark', ['aide-in-newark'])).toBe('aide-in-newark-2');
});

test.each([
  ['護理', 'Trenton', 'trenton'],
  ['Aide', '新澤西', 'aide'],
  ['護理', '新澤西', 'job'],
  ['– Aide –', '– Trenton', 'aide-trenton'],
])('the job %s in %s gets the slug %s', (title, city, slug) => {
  expect(build(title, city)).toBe(slug);
});

test('limits the slug to the allowed length', () => {
  const slug = build('T'.repeat(100), 'C'.repeat(80), ['t'.repeat(70)]);
  expect(slug).toBe(`${'t'.repeat(70)}-2`);
  expect(checkSlug(slug, '')).toBeNull();
});
