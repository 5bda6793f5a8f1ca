import { expect, test } from 'vitest';
import { withoutEdgeSpaces } from './edge-spaces';

test.each([
  ['a space at the end of a line is gone', 'Warm.&#x20;\n\nDry.&#x20;', 'Warm.\n\nDry.'],
  ['one at its beginning too', '&#x20;Warm.', 'Warm.'],
  ['one between words stays', 'Warm&#x20;and dry.', 'Warm&#x20;and dry.'],
])('%s', (_, written, markdown) => {
  expect(withoutEdgeSpaces(written)).toBe(markdown);
});
