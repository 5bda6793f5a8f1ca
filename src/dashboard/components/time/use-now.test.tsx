import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the clock goes on while a time is on the screen', () => {
  const { result, unmount } = renderHook(() => useNow());
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe(Date.now());
  unmount();
});

test('the clock is right again after a while in which no time was on the screen', () => {
  renderHook(() => useNow()).unmount();
  vi.advanceTimersByTime(3_600_000);
  const { result, unmount } = renderHook(() => useNow());
  expect(result.current).toBe(Date.now());
  unmount();
});

test('the clock goes on for who is on each screen only for a moment', () => {
  const Screen = () => <p>{useNow()}</p>;
  const { container, rerender, unmount } = render(<Screen key={0} />);
  for (let screen = 1; screen < 4; screen += 1) {
    vi.advanceTimersByTime(15_000);
    rerender(<Screen key={screen} />);
  }
  expect(Number(container.textContent)).toBe(Date.now());
  unmount();
});
