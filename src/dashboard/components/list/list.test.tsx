import { render, screen, cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { NetworkError } from '../../../browser/api/api-client';
import { useListPage } from '../../api/swr-hooks';
import { List, ListBody, ListCount } from './list';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

type Response = {
  items: { id: string }[];
  total: number;
  isTotalCapped?: boolean;
  hasAny?: boolean;
};
type Options = { isStale?: boolean; isFiltered?: boolean; page?: number };

const change = vi.fn();
const list = (data: Response, { isStale = false, isFiltered = false, page = 1 }: Options = {}) => (
  <List
    page={{ data, error: undefined, isStale, mutate: () => Promise.resolve(undefined) }}
    list={{
      state: { query: '', page },
      path: '/',
      defaults: { query: '', page: 1 },
      filters: {},
      isFiltered,
      getUrl: () => '/',
      update: change,
      input: { query: {}, search: '' },
      exportQuery: {},
    }}
    search={{ label: 'Search', hint: '' }}
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

test('a search that stopped counting says that there are more', () => {
  render(list({ items: one.items, total: 200, isTotalCapped: true }));
  expect(screen.getByText('200+ jobs')).toBeTruthy();
});

test('a page after the last one leads to the last one, once the list is loaded', () => {
  const { rerender } = render(list(one, { page: 2, isStale: true }));
  expect(change).not.toHaveBeenCalled();
  rerender(list(one, { page: 2 }));
  expect(change.mock.calls).toEqual([[{ page: 1 }]]);
});

function Employees({ status }: { status: string }) {
  const page = useListPage('GET /employees', { query: { status } }, 0);
  return (
    <section aria-busy={page.isStale}>
      <ListBody page={page}>
        {({ items }) => items.map(({ firstName }) => firstName).join(', ')}
      </ListBody>
    </section>
  );
}

const cache = new Map();
const employees = (status: string, fetcher: (path: string) => Promise<object>) => (
  <SWRConfig
    value={{
      provider: () => cache,
      fetcher,
      shouldRetryOnError: false,
      dedupingInterval: 0,
    }}
  >
    <Employees status={status} />
  </SWRConfig>
);
const anaAndBo = { items: [{ firstName: 'Ana' }, { firstName: 'Bo' }] };
const loadActiveOnly = (path: string) =>
  path.endsWith('active') ? Promise.resolve(anaAndBo) : Promise.reject(new NetworkError());

test('rows of one filter do not stay under another that failed to load', async () => {
  const { rerender, container } = render(employees('active', loadActiveOnly));
  await screen.findByText('Ana, Bo');
  rerender(employees('left', loadActiveOnly));
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Ana, Bo');
  expect((await screen.findByRole('alert')).textContent).toContain('This couldn’t be loaded');
  expect(screen.queryByText('Ana, Bo')).toBeNull();
});

test('the list is ready when a search finds the same rows as the one before', async () => {
  const load = () => Promise.resolve({ items: [{ firstName: 'Ana' }] });
  const { rerender, container } = render(employees('new', load));
  await screen.findByText('Ana');
  rerender(employees('newer', load));
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
});

test('rows stay when a refresh fails, with a notice', async () => {
  render(employees('trial', () => Promise.resolve(anaAndBo)));
  await screen.findByText('Ana, Bo');
  cleanup();
  render(employees('trial', () => Promise.reject(new NetworkError())));
  expect((await screen.findByRole('status')).textContent).toContain('Not up to date');
  expect(screen.getByText('Ana, Bo')).toBeTruthy();
});

const count = (total: number | null) => <ListCount total={total} one="job" />;

test('the count gets the focus when ‘Show all’ disappears', () => {
  const { rerender } = render(count(0));
  rerender(count(1_200));
  expect(document.activeElement?.textContent).toBe('1,200 jobs');
});

test('the count leaves the focus where it is otherwise', () => {
  const search = document.body.appendChild(document.createElement('input'));
  const { rerender } = render(count(0));
  search.focus();
  rerender(count(2));
  expect(document.activeElement).toBe(search);
  search.remove();
  cleanup();
  render(count(null)).rerender(count(0));
  expect(document.activeElement).toBe(document.body);
});
