import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getActiveShortcuts } from '../../hooks/use-shortcuts';
import { SearchField } from './search-field';

const onQuery = vi.fn();
const field = (query = '') => (
  <SearchField id="search" label="Search" hint="Name" query={query} onQuery={onQuery} />
);
const input = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  onQuery.mockReset();
  window.history.replaceState(null, '', '/dashboard/user-data');
});
afterEach(() => vi.useRealTimers());

test('searches a moment after the last key, without the spaces around the query', () => {
  const { rerender } = render(field());
  type('An');
  wait(150);
  type('Ann ');
  wait(199);
  expect(onQuery).not.toHaveBeenCalled();
  wait(1);
  expect(onQuery.mock.calls).toEqual([['Ann']]);
  rerender(field('Ann'));
  expect(input().value).toBe('Ann ');
});

test('keeps what the user types while the list is updated', () => {
  const { rerender } = render(field());
  type('Ann');
  wait(200);
  type('Ann L');
  rerender(field('Ann'));
  expect(input().value).toBe('Ann L');
  wait(200);
  expect(onQuery.mock.calls).toEqual([['Ann'], ['Ann L']]);
});

test('does not search once the user has left the screen', () => {
  render(field());
  type('Ann');
  window.history.replaceState(null, '', '/dashboard/jobs');
  wait(300);
  expect(onQuery).not.toHaveBeenCalled();
});

test('shows the query of a link, even right after typing', () => {
  const { rerender } = render(field());
  type('Ann');
  rerender(field('Bo'));
  wait(300);
  expect(onQuery).not.toHaveBeenCalled();
  expect(input().value).toBe('Bo');
});

test('the key / works only while the list is visible', () => {
  const pane = (display: 'none' | 'block') => (
    <div data-pane="list" style={{ display }}>
      {field()}
    </div>
  );
  const { rerender } = render(pane('none'));
  expect(getActiveShortcuts([])).toEqual([]);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(document.body);
  rerender(pane('block'));
  expect(getActiveShortcuts([])).toEqual([['/', 'Search']]);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(input());
});
