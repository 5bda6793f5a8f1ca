import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Staff } from '../../hooks/use-staff';
import { useStoredDrafts } from './use-stored-drafts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createSync = (refresh: () => Promise<void>) => {
  const flush = vi.fn(() => Promise.resolve());
  return { flush, staff: { draftSync: { refresh, flush } } as unknown as Staff };
};
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the dashboard waits for the drafts, but not longer than 5 seconds', async () => {
  const { staff } = createSync(() => new Promise(() => undefined));
  const { result } = renderHook(() => useStoredDrafts(staff));
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current).toBe(true);
});

test('drafts are saved when the page is hidden, and loaded when it is shown or used again', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  const { flush, staff } = createSync(refresh);
  renderHook(() => useStoredDrafts(staff));
  await act(() => vi.advanceTimersByTimeAsync(0));
  setVisibility('hidden');
  expect(flush).toHaveBeenLastCalledWith(10_000, true);
  setVisibility('visible');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(refresh).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('focus'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(refresh).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});
