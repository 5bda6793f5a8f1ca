import { expect, test } from 'vitest';
import { getNextBubbleChange, isBubbleVisibleAt } from './eligibility-bubble';

test.each([
  [0, false],
  [17_999, false],
  [18_000, true],
  [19_999, true],
  [20_000, false],
  [57_999, false],
  [58_000, true],
  [61_999, true],
  [62_000, false],
  [138_000, true],
])('at %i ms after the page load the visibility of the bubble is %s', (ms, isVisible) => {
  expect(isBubbleVisibleAt(ms)).toBe(isVisible);
});

test('the bubble first stays 2 s, then 4 s of every 40 s', () => {
  const changes: number[] = [];
  for (let at = 0; at < 3_600_000; at = getNextBubbleChange(at)) changes.push(at);
  const spans = changes.slice(1).map((at, index) => at - (changes[index] ?? 0));
  expect(spans.slice(0, 6)).toEqual([18_000, 2_000, 38_000, 4_000, 36_000, 4_000]);
  expect(new Set(spans.slice(4))).toEqual(new Set([36_000, 4_000]));
});
