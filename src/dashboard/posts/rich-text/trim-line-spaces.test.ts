import { expect, test } from 'vitest';
import { trimLineSpaces } from './trim-line-spaces';

test.each([
  ['at the end of a line', 'Warm.&#x20;\n\nDry.&#x20;', 'Warm.\n\nDry.'],
  ['at its start', '&#x20;Warm.', 'Warm.'],
  ['but not between words', 'Warm&#x20;and dry.', 'Warm&#x20;and dry.'],
])('removes spaces %s', (_where, written, trimmed) => {
  expect(trimLineSpaces(written)).toBe(trimmed);
});
