import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PagedList } from './paged-list';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(cleanup);

type Answer = { items: { id: string }[]; total: number };

type At = { page?: number; change?: (changes: { page: number }) => void };
const list = (
  data: Answer | undefined,
  isOld = false,
  { page = 1, change = () => undefined }: At = {},
) => (
  <PagedList<Answer, { id: string }>
    page={{
      data,
      error: undefined,
      isOld,
      isAwaited: false,
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

test('a page that the list before did not have is not left until the answer says that this one has none either', () => {
  const change = vi.fn();
  const { rerender } = render(list(one, true, { page: 2, change }));
  expect(change).not.toHaveBeenCalled();
  rerender(list(one, false, { page: 2, change }));
  expect(change.mock.calls).toEqual([[{ page: 1 }]]);
});
