import { describe, expect, it } from 'vitest';
import { bubbleVisibleAt, nextBubbleChange } from './bubble-schedule';

describe('the bubble', () => {
  it.each([
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
  ])('%i ms after the load: visible is %s', (ms, visible) => {
    expect(bubbleVisibleAt(ms)).toBe(visible);
  });

  it('first stays 2 s, then 4 s of every 40 s, over an hour', () => {
    const changes: number[] = [];
    for (let at = 0; at < 3_600_000; at = nextBubbleChange(at)) changes.push(at);
    const spans = changes.slice(1).map((at, index) => at - (changes[index] ?? 0));
    expect(spans.slice(0, 6)).toEqual([18_000, 2_000, 38_000, 4_000, 36_000, 4_000]);
    expect(new Set(spans.slice(4))).toEqual(new Set([36_000, 4_000]));
  });

  it('changes exactly at the moments named, never between', () => {
    const wrong: number[] = [];
    for (let at = 0; at < 120_000; at += 1) {
      const changes = bubbleVisibleAt(at) !== bubbleVisibleAt(at + 1);
      if (changes !== (nextBubbleChange(at) === at + 1)) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });
});
