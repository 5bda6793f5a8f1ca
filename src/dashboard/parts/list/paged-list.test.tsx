import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagedList } from './paged-list';

const useRestLater = vi.hoisted(() => vi.fn((rows: unknown) => rows));
vi.mock('./use-rest-later', () => ({ useRestLater }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(cleanup);

beforeEach(() => useRestLater.mockClear());

type Answer = { items: { id: string }[]; total: number };

type At = { page?: number; isAwaited?: boolean; change?: (changes: { page: number }) => void };
const list = (
  data: Answer | undefined,
  isOld = false,
  { page = 1, isAwaited = false, change = () => undefined }: At = {},
) => (
  <PagedList<Answer, { id: string }>
    page={{
      data,
      error: undefined,
      isOld,
      isAwaited,
      mutate: () => Promise.resolve(undefined),
    }}
    at={{ state: { page }, addressOf: () => '/', change, isNarrowed: false }}
    caption="Jobs"
    one="job"
    many="jobs"
    columns={[]}
    noneYet="None yet"
    noMatch={() => 'No match'}
  />
);
const none = { items: [], total: 0 };
const one = { items: [{ id: 'j1' }], total: 1 };

test('from a search that left none back to all, nothing says that there is none before the answer does', () => {
  const { rerender } = render(list(none, true));
  expect(screen.getByText('No match')).toBeTruthy();
  expect(screen.queryByText('None yet')).toBeNull();
  rerender(list(none));
  expect(screen.getByText('None yet')).toBeTruthy();
});

test('a list that was waited for is drawn from its first rows on, one that was there at once whole', () => {
  const { rerender } = render(list(undefined, false, { isAwaited: true }));
  rerender(list(one));
  expect(useRestLater).toHaveBeenLastCalledWith(expect.anything(), true);
  cleanup();
  render(list(one));
  expect(useRestLater).toHaveBeenLastCalledWith(expect.anything(), false);
});

test('a page that the list before did not have is not left until the answer says that this one has none either', () => {
  const change = vi.fn();
  const { rerender } = render(list(one, true, { page: 2, change }));
  expect(change).not.toHaveBeenCalled();
  rerender(list(one, false, { page: 2, change }));
  expect(change.mock.calls).toEqual([[{ page: 1 }]]);
});
