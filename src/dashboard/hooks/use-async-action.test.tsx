import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../browser/api/api-client';
import { ErrorScope } from './error-scope';
import { useAsyncAction } from './use-async-action';

test('the second click of a double click does nothing', async () => {
  const { result } = renderHook(() => useAsyncAction());
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  let first = Promise.resolve(false);
  act(() => void (first = result.current.run(work)));
  expect(result.current.isPending).toBe(true);
  await expect(act(() => result.current.run(work))).resolves.toBe(false);
  await act(async () => {
    finish();
    await expect(first).resolves.toBe(true);
  });
  expect(result.current.isPending).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
});

test('an error stays until the next action starts', async () => {
  const { result } = renderHook(() => useAsyncAction());
  const fail = () => Promise.reject(new ApiError(400, 'invalid', 'It is too long.'));
  await expect(act(() => result.current.run(fail))).resolves.toBe(false);
  expect([result.current.error, result.current.isPending]).toEqual(['It is too long.', false]);
  await act(() => result.current.run(() => Promise.resolve()));
  expect(result.current.error).toBeNull();
});

test('a success on the same record clears the error of another control', async () => {
  const { result } = renderHook(() => [useAsyncAction(), useAsyncAction()] as const, {
    wrapper: ErrorScope,
  });
  const fail = () => Promise.reject(new ApiError(409, 'changed', 'Ira changed this.'));
  await act(() => result.current[0].run(fail));
  await act(() => result.current[1].run(fail));
  expect(result.current.map(({ error }) => error)).toEqual(Array(2).fill('Ira changed this.'));
  await act(() => result.current[1].run(() => Promise.resolve()));
  expect(result.current.map(({ error }) => error)).toEqual([null, null]);
});

test('records beside each other keep their errors', async () => {
  const { result } = renderHook(() => [useAsyncAction(), useAsyncAction()] as const);
  await act(() => result.current[0].run(() => Promise.reject(new ApiError(400, 'x', 'Wrong.'))));
  await act(() => result.current[1].run(() => Promise.resolve()));
  expect(result.current[0].error).toBe('Wrong.');
});
