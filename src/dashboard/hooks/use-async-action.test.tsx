import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-client';
import { useAct } from './use-async-action';

test('the second click of a double click does nothing', async () => {
  const { result } = renderHook(() => useAct());
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  let first = Promise.resolve(false);
  act(() => void (first = result.current.act(work)));
  expect(result.current.busy).toBe(true);
  await expect(act(() => result.current.act(work))).resolves.toBe(false);
  await act(async () => {
    finish();
    await expect(first).resolves.toBe(true);
  });
  expect(result.current.busy).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});

test('an error stays until the next action starts', async () => {
  const { result } = renderHook(() => useAct());
  const fail = () => Promise.reject(new ApiError(400, 'invalid', 'It is too long.'));
  await expect(act(() => result.current.act(fail))).resolves.toBe(false);
  expect([result.current.fault, result.current.busy]).toEqual(['It is too long.', false]);
  await act(() => result.current.act(() => Promise.resolve()));
  expect(result.current.fault).toBeNull();
});
