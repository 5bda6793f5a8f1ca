import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { getSearchFiles, type SearchPage } from '../../shared/search-files';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { startSearch } from './start-search';

const page: SearchPage = {
  path: '/hha',
  kind: 'page',
  title: 'Home health aides',
  description: 'Help at home',
  region: null,
  place: '',
  headings: [],
  questions: [{ id: 'faq-night', text: 'Can an aide come at night?' }],
};
const files = getSearchFiles('en');

let responses: Record<string, unknown>;
let requested: string[];

removeListenersAfterEach();
beforeEach(() => {
  document.documentElement.dataset.js = '';
  responses = {
    [files.pages]: { pages: [page], areas: [] },
    [files.texts]: { '/hha': { '': 'We also cook.' } },
  };
  requested = [];
  vi.stubGlobal('fetch', (file: string) => {
    requested.push(file);
    const isThere = file in responses;
    return Promise.resolve(Response.json(responses[file] ?? null, { status: isThere ? 200 : 503 }));
  });
  history.replaceState(null, '', '/search');
});
afterEach(() => vi.unstubAllGlobals());

function open(fragment = ''): void {
  history.replaceState(null, '', `/search${fragment}`);
  render(
    <>
      <SearchForm language="en" />
      <SearchResults nextStep="Call us." />
      <div data-all-pages>All pages</div>
    </>,
  );
  startSearch(screen.getByRole<HTMLFormElement>('search'));
}

async function type(query: string): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  field.value = query;
  field.form?.requestSubmit();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(query));
}

test('nothing is loaded until the field has the focus', async () => {
  open();
  expect(requested).toEqual([]);
  screen.getByRole('searchbox').focus();
  await vi.waitFor(() => expect(requested).toEqual([files.pages]));
});

test('results are counted, grouped, and kept in the fragment, and take the place of the list', async () => {
  open();
  await type('aide');
  expect(screen.getByRole('status').textContent).toBe('2 results for “aide”');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  const questions = screen.getByRole('heading', { name: 'Questions and answers' });
  const section = within(questions.parentElement as HTMLElement);
  const [link] = section.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/hha#faq-night');
  expect(location.hash).toBe('#q=aide');
  expect(screen.getByText('All pages').hidden).toBe(true);
  expect(requested).toEqual([files.pages, files.texts]);
});

test('a link with words searches for them at once', async () => {
  open('#q=night%20aide');
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('1 result for “night aide”'),
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('night aide');
});

test('without the texts, what the first index has is found', async () => {
  responses = { [files.pages]: { pages: [page], areas: [] } };
  open();
  await type('aide');
  expect(screen.getByRole('status').textContent).toBe('2 results for “aide”');
});

test('a search without results offers a next step', async () => {
  open();
  await type('zebra');
  expect(screen.getByText('Call us.').hidden).toBe(false);
  expect(screen.getByText('All pages').hidden).toBe(false);
});

test('a search that finds only some of the words offers a next step, too', async () => {
  open();
  await type('aide in Miami');
  expect(screen.getByText('Call us.').hidden).toBe(false);
  expect(screen.getByRole('link', { name: 'Home health aides' })).toBeTruthy();
  expect(screen.getByText('All pages').hidden).toBe(true);
});

test('a search that cannot be loaded says so and works later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  responses = {};
  open('#q=aide');
  const status = screen.getByRole('status');
  await vi.waitFor(() => expect(status.textContent).toMatch(/isn’t working right now/));
  expect(screen.getByText('Call us.').hidden).toBe(false);
  responses = { [files.pages]: { pages: [page], areas: [] } };
  await type('aide');
  expect(screen.getByText('Call us.').hidden).toBe(true);
});

test('the form of another page leads to the search with the words in the fragment', () => {
  render(<SearchForm language="en" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  startSearch(form);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'who pays?';
  form.requestSubmit();
  expect(assign.mock.calls[0]?.[0]).toMatch(/\/search#q=who%20pays%3F$/);
});
