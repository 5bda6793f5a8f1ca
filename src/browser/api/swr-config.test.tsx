import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { facts } from '../../shared/facts';
import { ApiError, NetworkError } from './api-client';
import { swrConfig } from './swr-config';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const createError = (status: number) => new ApiError(status, 'refused', 'No.');
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function poll(refreshInterval: number, answer: () => Promise<string>) {
  const fetcher = vi.fn(answer);
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>{children}</SWRConfig>
  );
  const { result, unmount } = renderHook(
    () => {
      const { data, error, mutate } = useSWR('/list', fetcher, { refreshInterval });
      return { data, error: error as unknown, mutate };
    },
    { wrapper },
  );
  return { fetcher, result, unmount };
}

test.each([401, 403])(
  'a polled list that was refused once (%i) comes back by itself',
  async (status) => {
    let isFailing = true;
    const { fetcher, result } = poll(facts.pollInterval, () =>
      isFailing ? Promise.reject(createError(status)) : Promise.resolve('the list'),
    );
    await advance(0);
    expect(result.current.error).toBeInstanceOf(ApiError);
    isFailing = false;
    await advance(facts.pollInterval - 1);
    expect(fetcher).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(result.current).toMatchObject({ data: 'the list', error: undefined });
    await advance(facts.pollInterval);
    expect(fetcher).toHaveBeenCalledTimes(3);
  },
);

test('a list that answers 401 or 403 is fetched ten times a minute, however often the user retries', async () => {
  const { fetcher, result } = poll(facts.pollInterval, () => Promise.reject(createError(403)));
  await advance(0);
  for (let times = 0; times < 5; times += 1) {
    await act(() => result.current.mutate().catch(() => undefined));
  }
  fetcher.mockClear();
  await advance(60_000);
  expect(fetcher).toHaveBeenCalledTimes(10);
});

test('an unmounted screen stops fetching', async () => {
  const { fetcher, unmount } = poll(facts.pollInterval, () => Promise.reject(createError(403)));
  await advance(0);
  unmount();
  await advance(60_000);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('a 404 is not retried', async () => {
  const { fetcher } = poll(facts.pollInterval, () => Promise.reject(createError(404)));
  await advance(60_000);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('the layout retries a request whose screen was unmounted', async () => {
  const fetcher = vi.fn(() => Promise.reject(new NetworkError()));
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>{children}</SWRConfig>
  );
  const { rerender } = renderHook(
    ({ hasScreen }) => {
      useSWR(hasScreen ? '/list' : null, fetcher);
      useSWR('/list', fetcher, { refreshInterval: facts.pollInterval });
    },
    { wrapper, initialProps: { hasScreen: true } },
  );
  await advance(0);
  rerender({ hasScreen: false });
  fetcher.mockClear();
  await advance(4 * facts.fetching.retryEvery);
  expect(fetcher).toHaveBeenCalledTimes(4);
});

test('without a connection, requests are retried every 5 s', async () => {
  const { fetcher } = poll(facts.pollInterval, () => Promise.reject(new NetworkError()));
  await advance(20_000);
  expect(fetcher).toHaveBeenCalledTimes(5);
});
