import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDetailFocus } from './use-detail-focus';

vi.mock('gatsby', () => ({ navigate: () => Promise.resolve() }));

afterEach(cleanup);

test('what is open on a screen that one has come to from another takes the focus', () => {
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  const { result } = renderHook(() =>
    useDetailFocus({ selected: 'one', back: '/list', rowOf: () => null }),
  );
  expect(result.current).toBe(true);
  link.remove();
});

test('what was opened with the page takes the focus only when it is chosen again after another', () => {
  const { result, rerender } = renderHook(
    (selected: string | null) => useDetailFocus({ selected, back: '/list', rowOf: () => null }),
    { initialProps: 'one' as string | null },
  );
  expect(result.current).toBe(false);
  rerender('one');
  expect(result.current).toBe(false);
  rerender('two');
  expect(result.current).toBe(true);
  rerender('one');
  expect(result.current).toBe(true);
  rerender(null);
  rerender('one');
  expect(result.current).toBe(true);
});
