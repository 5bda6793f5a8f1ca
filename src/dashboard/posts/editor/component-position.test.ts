import { expect, test } from 'vitest';
import { countComponentsBefore } from './component-position';

const body = 'Call <RegionPhone />.\n\n<Steps>\n\n<Step title="A" />\n\n</Steps>\n\n<Figure />';

test.each([
  [1, 1, null],
  [1, 6, 0],
  [3, 1, 1],
  [5, 1, 2],
  [7, 1, null],
  [9, 1, 3],
])('finds the component at line %i, column %i', (line, column, index) => {
  expect(countComponentsBefore(body, { line, column })).toBe(index);
});
