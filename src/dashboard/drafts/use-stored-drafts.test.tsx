import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftStore } from './draft-store';
import { useStoredDrafts } from './use-stored-drafts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createDrafts = (refresh: () => Promise<void>) => {
  const flush = vi.fn(() => Promise.resolve());
  return { flush, drafts: Object.assign(new DraftStore(), { refresh, flush }) };
};
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the dashboard waits for the drafts, but not longer than 5 seconds', async () => {
  const { drafts } = createDrafts(() => new Promise(() => undefined));
  const { result } = renderHook(() => useStoredDrafts(drafts));
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current).toBe(true);
});

test('drafts are saved when the page is hidden or online again, and loaded when it is shown or used again', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  const { flush, drafts } = createDrafts(refresh);
  renderHook(() => useStoredDrafts(drafts));
  await act(() => vi.advanceTimersByTimeAsync(0));
  setVisibility('hidden');
  expect(flush).toHaveBeenLastCalledWith(10_000, true);
  setVisibility('visible');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(refresh).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('focus'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(refresh).toHaveBeenCalledTimes(3);
  flush.mockClear();
  window.dispatchEvent(new Event('online'));
  expect(flush).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
