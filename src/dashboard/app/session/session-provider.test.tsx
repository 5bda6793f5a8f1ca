import { cleanup, render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../lib/auth/auth';
import { swrDefaults } from '../../../lib/api/swr-config';
import { useListPage } from '../../api/use-list-page';
import { createStaffFetcher, type StaffFetcher } from '../../api/staff-fetcher';
import { StaffSession } from './session-provider';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Drawn = { data: unknown; isAwaited: boolean };

/** A session with a list, and what the list is drawn with each time. */
function openSession(fetcher?: StaffFetcher) {
  const drawn: Drawn[] = [];
  const List = () => {
    const { data, isAwaited } = useListPage<string[]>('/jobs', 0);
    drawn.push({ data, isAwaited });
    return null;
  };
  const session = { user: { uid: 'u1' } as SignedInUser, role: 'owner' as const };
  const at = (isShown: boolean) => (
    <SWRConfig value={swrDefaults}>
      <StaffSession {...session} {...(fetcher && { fetcher })} onRefused={() => undefined}>
        {isShown && <List />}
      </StaffSession>
    </SWRConfig>
  );
  const { rerender } = render(at(true));
  return { drawn, show: (isShown: boolean) => rerender(at(isShown)) };
}

const answerWith = (...rows: string[]) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json(rows)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('a list that has come already is drawn at once, as one that somebody waits for, and asked for once', async () => {
  const fetch = answerWith('Aide');
  const fetcher = createStaffFetcher();
  await fetcher.begin('/jobs');
  const { drawn } = openSession(fetcher);
  expect(drawn).toEqual([{ data: ['Aide'], isAwaited: true }]);
  // The library looks after it in the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(drawn.every(({ data }) => data === drawn[0]?.data)).toBe(true);
});

test('a list that comes later is waited for; left and opened again it is there at once, and not awaited', async () => {
  answerWith('Aide');
  const { drawn, show } = openSession();
  await vi.waitFor(() => expect(drawn.at(-1)?.data).toEqual(['Aide']));
  expect(drawn[0]).toEqual({ data: undefined, isAwaited: true });
  show(false);
  const before = drawn.length;
  show(true);
  expect(drawn[before]).toEqual({ data: ['Aide'], isAwaited: false });
});
