import { describe, expect, it } from 'vitest';
import { countIn, countToPost } from './visit-count';

describe('a visit', () => {
  it('is counted on top of the figure read', () => {
    expect(countToPost({ marker: null, count: 41, countedElsewhere: false })).toBe(42);
    expect(countToPost({ marker: null, count: 0, countedElsewhere: false })).toBe(1);
  });

  it('is counted once per session', () => {
    expect(countToPost({ marker: '1', count: 41, countedElsewhere: false })).toBeNull();
    expect(countToPost({ marker: '', count: 41, countedElsewhere: false })).toBeNull();
  });

  it('is not counted by a second tab', () => {
    expect(countToPost({ marker: null, count: 41, countedElsewhere: true })).toBeNull();
  });

  it('is not counted on top of an unknown figure', () => {
    expect(countToPost({ marker: null, count: null, countedElsewhere: false })).toBeNull();
  });
});

describe('the figure of GET /count', () => {
  it.each([
    [{ count: 7 }, 7],
    [{ count: 0 }, 0],
    [{ count: -1 }, null],
    [{ count: '7' }, null],
    [{}, null],
    [null, null],
  ])('of %j is %j', (answer, figure) => expect(countIn(answer)).toBe(figure));
});
