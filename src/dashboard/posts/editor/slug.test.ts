import { expect, test } from 'vitest';
import { isGeneratedSlug } from './slug';

test.each([
  ['Warm hands', 'warm-hands', true],
  ['Warm hands', 'warm-hands-2', true],
  ['', '', true],
  ['Warm hands', 'warm-hands-again', false],
  ['Warm', 'warm-hands', false],
  ['', '2', false],
])('the title “%s” generates the slug %s: %s', (title, slug, isGenerated) => {
  expect(isGeneratedSlug(title, slug)).toBe(isGenerated);
});
