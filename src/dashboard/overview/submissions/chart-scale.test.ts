import { expect, test } from 'vitest';
import { countTicks } from './chart-scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [1234, [0, 500, 1000, 1500]],
])('up to %d the lines are %j', (highest, lines) => {
  expect(countTicks(highest)).toEqual(lines);
});

test('whatever comes in, the highest column has room and no line stands for half a submission', () => {
  for (let highest = 0; highest < 500; highest += 1) {
    const lines = countTicks(highest);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(lines.every(Number.isInteger)).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(7);
  }
});
