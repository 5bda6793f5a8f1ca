import { expect, test } from 'vitest';
import { lengthOf, oneLine, slugProblem } from './text-rules';

test('counts runs of spaces as one, and no emoji', () => {
  expect(lengthOf(`  ${'a'.repeat(30)}${' '.repeat(30)}${'b'.repeat(10)} `)).toBe(41);
  expect(lengthOf('\u{1F600}'.repeat(26))).toBe(0);
  expect(lengthOf('Visits in Peñasco, 4 hours.')).toBe(27);
});

test.each(['\u0007', '\u007f', '\u009b', '\ufffe', '\ud800'])(
  'rejects the unprintable character %j',
  (sign) => expect(oneLine(`Aide${sign}s`)).toMatch(/can’t be displayed/),
);

test('accepts tabs, emoji, and any script, but no line break', () => {
  expect(oneLine('Aide\tin Zürich 護理 \u{1F600}')).toBeNull();
  expect(oneLine('Aide\nin Trenton')).toBe('Please write this on one line');
});

test('rejects the slug 404', () => {
  expect(slugProblem('404', 'a-b')).toMatch(/choose another/);
  expect(slugProblem('404-steps', 'a-b')).toBeNull();
  expect(slugProblem('-trenton', 'a-b')).toMatch(/a-b/);
});
