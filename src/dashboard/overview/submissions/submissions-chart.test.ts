import { expect, test } from 'vitest';
import { getTicks } from './submissions-chart';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [1234, [0, 500, 1000, 1500]],
])('up to %d, the grid lines are %j', (max, lines) => {
  expect(getTicks(max)).toEqual(lines);
});

test('the highest column always fits, and all grid lines are whole numbers', () => {
  for (let max = 0; max < 500; max += 1) {
    const lines = getTicks(max);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(max);
    expect(lines.every(Number.isInteger)).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(7);
  }
});
