import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsOpenedByUser } from './row-focus';

test('a record opened by a link on the previous screen takes the focus', () => {
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  expect(renderHook(() => useIsOpenedByUser('one')).result.current).toBe(true);
  link.remove();
});

test('a record opened with the page takes the focus only when it is opened again', () => {
  const { result, rerender } = renderHook(
    (selected: string | null) => useIsOpenedByUser(selected),
    {
      initialProps: 'one' as string | null,
    },
  );
  expect(result.current).toBe(false);
  rerender('one');
  expect(result.current).toBe(false);
  rerender('two');
  expect(result.current).toBe(true);
  rerender('one');
  expect(result.current).toBe(true);
});
