import { expect, test } from 'vitest';
import { lengthOf, oneLine, slugProblem } from './text-rules';

test('a text is as long as the site’s build finds it at least: spaces in a row are one, emoji none', () => {
  expect(lengthOf(`  ${'a'.repeat(30)}${' '.repeat(30)}${'b'.repeat(10)} `)).toBe(41);
  expect(lengthOf('\u{1F600}'.repeat(26))).toBe(0);
  expect(lengthOf('Visits in Peñasco, 4 hours.')).toBe(27);
});

test.each(['\u0007', '\u007f', '\u009b', '\ufffe', '\ud800'])(
  'a sign that no feed may hold is refused (%j)',
  (sign) => expect(oneLine(`Aide${sign}s`)).toMatch(/can’t be displayed/),
);

test('a text with a tab, an emoji or letters of any script is one line; one with a line break is none', () => {
  expect(oneLine('Aide\tin Zürich 護理 \u{1F600}')).toBeNull();
  expect(oneLine('Aide\nin Trenton')).toBe('Please write this on one line');
});

test('no page can have the address of what is missing', () => {
  expect(slugProblem('404', 'a-b')).toMatch(/choose another/);
  expect(slugProblem('404-steps', 'a-b')).toBeNull();
  expect(slugProblem('-trenton', 'a-b')).toMatch(/a-b/);
});
