import { act, cleanup, render, renderHook } from '@testing-library/react';
import toast, { useToasterStore } from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './toast-host';

let store: { current: ReturnType<typeof useToasterStore> };

const visibleToasts = () => store.current.toasts.filter(({ visible }) => visible);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost />);
  store = renderHook(() => useToasterStore()).result;
});

afterEach(() => {
  act(() => toast.remove());
  cleanup();
  vi.useRealTimers();
});

test.each<[string, () => string, number]>([
  ['blank', () => toast('Hello'), 4_000],
  ['error', () => toast.error('Hello'), 4_000],
  ['success', () => toast.success('Hello'), 2_000],
  ['custom', () => toast.custom(<p>Hello</p>), 4_000],
])('a %s toast is visible for its time', async (_kind, show, duration) => {
  act(() => void show());
  await wait(duration - 1);
  expect(visibleToasts()).toHaveLength(1);
  await wait(1);
  expect(visibleToasts()).toHaveLength(0);
});

test('a loading toast is visible until it is dismissed', async () => {
  act(() => void toast.loading('Hello'));
  await wait(24 * 60 * 60 * 1_000);
  expect(visibleToasts()).toHaveLength(1);
  act(() => toast.dismiss());
  expect(visibleToasts()).toHaveLength(0);
});

test('at most the newest 20 toasts are visible', () => {
  act(() => {
    for (let number = 1; number <= 25; number += 1) toast(`Number ${number}`);
  });
  expect(visibleToasts()).toHaveLength(20);
  expect(visibleToasts()[0]?.message).toBe('Number 25');
  expect(document.body.textContent).toContain('Number 6');
  expect(document.body.textContent).not.toMatch(/Number 5\b/);
});
