import { expect, test } from 'vitest';
import { countCharacters, checkOneLine, checkSlug } from './text-rules';

test('counts runs of spaces as one, and no emoji', () => {
  expect(countCharacters(`  ${'a'.repeat(30)}${' '.repeat(30)}${'b'.repeat(10)} `)).toBe(41);
  expect(countCharacters('\u{1F600}'.repeat(26))).toBe(0);
  expect(countCharacters('Visits in Peñasco, 4 hours.')).toBe(27);
});

test.each(['\u0007', '\u007f', '\u009b', '\ufffe', '\ud800'])(
  'rejects the unprintable character %j',
  (sign) => expect(checkOneLine(`Aide${sign}s`)).toMatch(/can’t be displayed/),
);

test('accepts tabs, emoji, and any script, but no line break', () => {
  expect(checkOneLine('Aide\tin Zürich 護理 \u{1F600}')).toBeNull();
  expect(checkOneLine('Aide\nin Trenton')).toBe('Please write this on one line');
});

test('rejects the slug 404', () => {
  expect(checkSlug('404', 'a-b')).toMatch(/choose another/);
  expect(checkSlug('404-steps', 'a-b')).toBeNull();
  expect(checkSlug('-trenton', 'a-b')).toMatch(/a-b/);
});
