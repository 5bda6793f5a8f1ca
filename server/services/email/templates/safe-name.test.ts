import { expect, test } from 'vitest';
import { formatSafeName } from './safe-name';

test.each([
  ['Ann', 'Lee'],
  ['María José', "O'Neil-Núñez"],
  ['J. R.', 'Smith Jr.'],
  ['राम', 'शर्मा'],
  ['علی‌رضا', 'کریمی'],
])('shows the name %s %s', (first, last) => {
  expect(formatSafeName(first, last)).toBe(`${first} ${last}`);
});

test.each([
  ['https://evil.example', 'Lee'],
  ['evil.example', 'Lee'],
  ['Ann', 'www.evil'],
  ['ann@evil.example', 'Lee'],
  ['Call', '900 555 0123'],
  ['<b>Ann</b>', 'Lee'],
  ['[pay](x)', 'Lee'],
  ['Your account will be closed today unless', 'you call at once'],
  ['x'.repeat(61), 'Lee'],
  ['Ann\u202e', 'Lee'],
  ['evil。example', 'Lee'],
])('replaces the name %s %s', (first, last) => {
  expect(formatSafeName(first, last)).toBe('Open the link below to see the name');
});
