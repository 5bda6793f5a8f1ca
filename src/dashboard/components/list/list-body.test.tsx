import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { NetworkError } from '../../../browser/api/api-client';
import { useListPage } from '../../api/swr-hooks';
import { ListBody, ListCount } from './list-body';

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
const list = (status: string, fetcher: (path: string) => Promise<object>) => (
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
  const { rerender, container } = render(list('active', loadActiveOnly));
  await screen.findByText('Ana, Bo');
  rerender(list('left', loadActiveOnly));
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Ana, Bo');
  expect((await screen.findByRole('alert')).textContent).toContain('This couldn’t be loaded');
  expect(screen.queryByText('Ana, Bo')).toBeNull();
});

test('rows stay when a refresh fails, with a notice', async () => {
  render(list('trial', () => Promise.resolve(anaAndBo)));
  await screen.findByText('Ana, Bo');
  cleanup();
  render(list('trial', () => Promise.reject(new NetworkError())));
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
