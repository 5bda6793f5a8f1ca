import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { NetworkError } from '../../../lib/api/api-client';
import { ListBody } from './list-body';
import { useListPage } from '../../api/use-list-page';

afterEach(cleanup);

function Left({ status }: { status: string }) {
  const page = useListPage<string[]>(`/employees?status=${status}`, 0);
  return (
    <section aria-busy={page.isOld}>
      <ListBody page={page}>{(names) => names.join(', ')}</ListBody>
    </section>
  );
}

const cache = new Map();
const list = (status: string, answer: (path: string) => Promise<string[]>) => (
  <SWRConfig
    value={{
      provider: () => cache,
      fetcher: answer,
      shouldRetryOnError: false,
      dedupingInterval: 0,
    }}
  >
    <Left status={status} />
  </SWRConfig>
);
const only = (path: string) =>
  path.endsWith('active') ? Promise.resolve(['Ana', 'Bo']) : Promise.reject(new NetworkError());

test('the rows of one filter do not stand under another that could not be loaded', async () => {
  const { rerender, container } = render(list('active', only));
  await screen.findByText('Ana, Bo');
  rerender(list('left', only));
  // Until it is known, they stand greyed.
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Ana, Bo');
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(screen.queryByText('Ana, Bo')).toBeNull();
});

test('rows that cannot be fetched anew stay, and are said to be not up to date', async () => {
  render(list('trial', () => Promise.resolve(['Ana', 'Bo'])));
  await screen.findByText('Ana, Bo');
  cleanup();
  render(list('trial', () => Promise.reject(new NetworkError())));
  expect((await screen.findByRole('status')).textContent).toContain('Not up to date');
  expect(screen.getByText('Ana, Bo')).toBeTruthy();
});
