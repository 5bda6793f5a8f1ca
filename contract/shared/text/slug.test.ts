import { expect, test } from 'vitest';
import { toSlug } from './slug';

test.each([
  ['Home health aide: “Núñez”', 'home-health-aide-nunez'],
  ['  24/7  ', '24-7'],
  ['護理', ''],
  [
    'Home health aide for weekends and nights in Newark, live-in with weekend relief',
    'home-health-aide-for-weekends-and-nights-in-newark-live-in-with',
  ],
  ['a'.repeat(80), 'a'.repeat(70)],
])('makes the slug of %s: %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
