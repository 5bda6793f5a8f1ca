import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadToasts, useNeedsToasts } from './toasts';

test('toasts are needed once a form has asked for them', () => {
  const page = renderHook(() => useNeedsToasts());
  expect(page.result.current).toBe(false);
  act(loadToasts);
  expect(page.result.current).toBe(true);
  page.unmount();
  expect(renderHook(() => useNeedsToasts()).result.current).toBe(true);
});
