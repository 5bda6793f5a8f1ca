import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-client';
import { useAct } from './use-async-action';

/** A piece of work that ends when it is told to. */
function slow() {
  let end: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { work, end: () => end() };
}

test('the second click of a double click begins nothing, and one after the work has ended does', async () => {
  const { result } = renderHook(() => useAct());
  const { work, end } = slow();
  let first = Promise.resolve(false);
  act(() => void (first = result.current.act(work)));
  expect(result.current.busy).toBe(true);
  await expect(act(() => result.current.act(work))).resolves.toBe(false);
  await act(async () => {
    end();
    await expect(first).resolves.toBe(true);
  });
  expect(result.current.busy).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
  act(() => void result.current.act(work));
  expect(work).toHaveBeenCalledTimes(2);
});

test('why work was not done is said until the next begins', async () => {
  const { result } = renderHook(() => useAct());
  const refused = () => Promise.reject(new ApiError(400, 'invalid', 'It is too long.'));
  await expect(act(() => result.current.act(refused))).resolves.toBe(false);
  expect([result.current.fault, result.current.busy]).toEqual(['It is too long.', false]);
  act(() => void result.current.act(slow().work));
  expect(result.current.fault).toBeNull();
});
