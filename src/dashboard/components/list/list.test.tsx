import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { List } from './list';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

type Response = { items: { id: string }[]; total: number; hasAny?: boolean };
type Options = { isStale?: boolean; isFiltered?: boolean; page?: number };

const change = vi.fn();
const list = (data: Response, { isStale = false, isFiltered = false, page = 1 }: Options = {}) => (
  <List
    page={{ data, error: undefined, isStale, mutate: () => Promise.resolve(undefined) }}
    list={{
      state: { query: '', page },
      path: '/',
      filters: {},
      filterCount: 0,
      isFiltered,
      getUrl: () => '/',
      update: change,
      input: {},
      exportQuery: {},
    }}
    search={{ label: 'Search', placeholder: '' }}
    caption="Jobs"
    one="job"
    columns={[]}
    noRows="None yet"
    noMatch={() => 'No match'}
  />
);
const none = { items: [], total: 0 };
const one = { items: [{ id: 'j1' }], total: 1 };

test.each([
  ['there are no rows', 'None yet', none, {}],
  ['a search matches nothing', 'No match', none, { isFiltered: true }],
  ['the default filter hides all rows', 'No match', { ...none, hasAny: true }, {}],
  ['the response belongs to the previous search', 'No match', none, { isStale: true }],
])('if %s it says %s', (_, message, data, options) => {
  render(list(data, options));
  expect(screen.getByText(message)).toBeTruthy();
});

test('a page after the last one leads to the last one, once the list is loaded', () => {
  const { rerender } = render(list(one, { page: 2, isStale: true }));
  expect(change).not.toHaveBeenCalled();
  rerender(list(one, { page: 2 }));
  expect(change.mock.calls).toEqual([[{ page: 1 }]]);
});
