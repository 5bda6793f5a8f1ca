import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadToasts, useNeedsToasts } from './toasts';

test('nothing is expected to notify until a form says so, and from then on always', () => {
  const page = renderHook(() => useNeedsToasts());
  expect(page.result.current).toBe(false);
  act(loadToasts);
  expect(page.result.current).toBe(true);
  page.unmount();
  expect(renderHook(() => useNeedsToasts()).result.current).toBe(true);
});
