import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIsPainted } from './use-is-painted';

test('what nobody waits for begins in the second frame after the first drawing, not with it', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const { result } = renderHook(() => useIsPainted());
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(frames).toHaveBeenCalledTimes(2);
});

test('who leaves before it is painted is not drawn again', () => {
  const cancel = vi.spyOn(window, 'cancelAnimationFrame');
  const { result, unmount } = renderHook(() => useIsPainted());
  unmount();
  expect(cancel).toHaveBeenCalledOnce();
  expect(result.current).toBe(false);
});
