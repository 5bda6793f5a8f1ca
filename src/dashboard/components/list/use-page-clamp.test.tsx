import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLastPage } from './use-page-clamp';

test.each([
  [99, 52, 2],
  [2, 50, 1],
  [3, 0, 1],
  [2, 51, null],
  [99, undefined, null],
])('at page %i of %s rows it goes to page %s', (page, total, to) => {
  const goTo = vi.fn();
  renderHook(() => useLastPage({ page, pageSize: 50, total }, goTo));
  expect(goTo.mock.calls).toEqual(to === null ? [] : [[to]]);
});
