import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRestLater } from './use-rest-later';

const rows = Array.from({ length: 50 }, (_, index) => index);

/** How many rows each drawing had. */
function drawings(isAwaited: boolean): number[] {
  const counts: number[] = [];
  renderHook(() => counts.push(useRestLater(rows, isAwaited).length));
  return counts;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [900, 13],
  [320, 1],
  [100, 1],
])(
  'a list that was waited for is drawn with the rows that a window %i px high has room for, %i, and whole once these are painted',
  async (height, first) => {
    vi.stubGlobal('innerHeight', height);
    const counts = drawings(true);
    expect(counts).toEqual([first]);
    await waitFor(() => expect(counts.at(-1)).toBe(50));
  },
);

test('a list that was there at once is drawn once, and whole', async () => {
  const counts = drawings(false);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  expect(counts).toEqual([50]);
});
