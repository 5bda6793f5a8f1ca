// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the clock goes on while a time is on the screen', () => {
  const { result, unmount } = renderHook(() => useNow());
  const began = result.current;
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current - began).toBe(60_000);
  unmount();
});

test('the clock is right again after a while in which no time was on the screen', () => {
  renderHook(() => useNow()).unmount();
  vi.advanceTimersByTime(3_600_000);
  const { result, unmount } = renderHook(() => useNow());
  expect(result.current).toBe(Date.now());
  unmount();
});
