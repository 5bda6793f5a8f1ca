import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNotices, useNoticesExpected } from './toasts';

test('nothing is expected to notify until a form says so, and from then on always', () => {
  const page = renderHook(() => useNoticesExpected());
  expect(page.result.current).toBe(false);
  act(expectNotices);
  expect(page.result.current).toBe(true);
  page.unmount();
  expect(renderHook(() => useNoticesExpected()).result.current).toBe(true);
});
