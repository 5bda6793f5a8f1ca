import { expect, test } from 'vitest';
import { emptyPost } from './constants';
import { postRules, validateForPublishing } from './form';
import { validateField, validateForm } from '../forms/rules';

test.each([
  ['404', /not found/],
  ['paying for care, 404', /not found/],
  ['c++', /letters and numbers/],
])('rejects the tags %j', (tags, message) => {
  expect(validateField(postRules.tags, 'tags', { tags })).toMatch(message);
});

test('accepts at most eight different tags', () => {
  const check = (tags: string) => validateField(postRules.tags, 'tags', { tags });
  expect(check('a, b, c, d, e, f, g, h, A, b')).toBeNull();
  expect(check('a, b, c, d, e, f, g, h, i')).toMatch(/^Use at most 8 tags/);
});

test.each(['', ' ', ', ;', '\u200b'])('does not publish a post with the empty tags %j', (tags) => {
  expect(validateForPublishing({ ...emptyPost, tags }, '2026-11-24')['tags']).toMatch(
    /^Enter at least one/,
  );
});

test.each(['', '\u3164'])('requires a visible cover description, not %j', (coverAlt) => {
  const cover = `/images/posts/${'0'.repeat(32)}.webp`;
  const errors = validateForPublishing({ ...emptyPost, cover, coverAlt }, '2026-11-24');
  expect(errors['coverAlt']).toMatch(/^Describe the cover/);
});

test('an excerpt can’t contain a component, which lists would show as code', () => {
  const excerpt = `Call <RegionPhone /> ${'to ask about help at home and who pays for it '.repeat(2)}`;
  expect(validateForm(postRules, { ...emptyPost, excerpt })).toEqual({
    excerpt: expect.stringContaining('<RegionPhone />') as string,
  });
});
