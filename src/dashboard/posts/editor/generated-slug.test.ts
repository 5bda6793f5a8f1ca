import { expect, test } from 'vitest';
import { isMadeOf } from './generated-slug';

test.each([
  ['Warm hands', 'warm-hands', true],
  ['Warm hands', 'warm-hands-2', true],
  ['', '', true],
  ['Warm hands', 'warm-hands-again', false],
  ['Warm', 'warm-hands', false],
  ['', '2', false],
])('of the title “%s” the address %s is made: %s', (title, slug, is) => {
  expect(isMadeOf(title, slug)).toBe(is);
});
