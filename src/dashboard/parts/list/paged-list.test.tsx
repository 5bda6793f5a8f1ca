// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PagedList } from './paged-list';

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
afterEach(cleanup);

const list = (isOld: boolean) => (
  <PagedList
    page={{
      data: { items: [] as { id: string }[], total: 0 },
      error: undefined,
      isOld,
      mutate: () => Promise.resolve(undefined),
    }}
    at={{ state: { page: 1 }, addressOf: () => '/', change: () => undefined, isNarrowed: false }}
    caption="Jobs"
    one="job"
    many="jobs"
    columns={[]}
    noneYet="None yet"
    noMatch={() => 'No match'}
  />
);

test('from a search that left none back to all, nothing says that there is none before the answer does', () => {
  const { rerender } = render(list(true));
  expect(screen.getByText('No match')).toBeTruthy();
  expect(screen.queryByText('None yet')).toBeNull();
  rerender(list(false));
  expect(screen.getByText('None yet')).toBeTruthy();
});
