import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KeyPagination, Pagination } from './pagination';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const renderPage = (page: number, total: number) => {
  render(
    <Pagination page={page} pageSize={50} total={total} getUrl={(to) => `/list?page=${to}`} />,
  );
  return {
    text: screen.queryByRole('navigation', { name: 'Pages' })?.textContent,
    links: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
};

test.each([
  ['one page needs no links', 1, 50, undefined, []],
  ['the first page leads on', 1, 1_234, '1 to 50 of 1,234', ['/list?page=2']],
  ['the last page leads back', 2, 52, '51 to 52 of 52', ['/list?page=1']],
  [
    'a page in between leads both ways',
    2,
    120,
    '51 to 100 of 120',
    ['/list?page=1', '/list?page=3'],
  ],
  ['a page after the last one leads to the last one', 9, 52, 'None of 52', ['/list?page=2']],
  ['it does so for an empty list', 2, 0, 'None of 0', ['/list?page=1']],
])('%s', (_, page, total, text, links) => {
  expect(renderPage(page, total)).toEqual({ text, links });
});

test('a list that stopped counting says that there may be more', () => {
  render(<Pagination page={1} pageSize={50} total={200} isCapped getUrl={() => '/list'} />);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('1 to 50 of 200+');
});

test.each([
  ['one page needs no links', null, null, []],
  ['the first page leads on', null, '/list?after=c2', ['Older: /list?after=c2']],
  ['the last page leads back', '/list?before=c1', null, ['Newer: /list?before=c1']],
])('by key, %s', (_, previousUrl, nextUrl, links) => {
  render(<KeyPagination {...{ previousUrl, nextUrl }} labels={['Newer', 'Older']} />);
  const shown = screen.queryAllByRole('link');
  expect(shown.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual(links);
});

test('turning a page moves the focus to the top of the list, unless it is elsewhere', () => {
  const screenAt = (page: number) => (
    <main id="main">
      <p data-count tabIndex={-1}>
        90 jobs
      </p>
      <input aria-label="Search" />
      <Pagination page={page} pageSize={50} total={90} getUrl={(to) => `/list?page=${to}`} />
    </main>
  );
  const { rerender } = render(screenAt(1));
  screen.getByRole('link', { name: 'Next page' }).focus();
  rerender(screenAt(2));
  expect(document.activeElement?.textContent).toBe('90 jobs');
  const search = screen.getByLabelText('Search');
  search.focus();
  rerender(screenAt(1));
  expect(document.activeElement).toBe(search);
});
