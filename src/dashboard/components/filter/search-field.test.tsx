import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysInUse } from '../../hooks/keyboard/use-shortcuts';
import { SearchField } from './search-field';

const path = '/dashboard/user-data';
const asked = vi.fn();

/** A list whose search is in the address, which tells of a change a moment later, as the site's router does. */
function List() {
  const [search, setSearch] = useState(window.location.search);
  useEffect(() => {
    const follow = () => setTimeout(() => setSearch(window.location.search), 16);
    window.addEventListener('moved', follow);
    return () => window.removeEventListener('moved', follow);
  }, []);
  return (
    <SearchField
      id="search"
      label="Search"
      placeholder="Name"
      query={new URLSearchParams(search).get('q') ?? ''}
      onQuery={(query) => {
        asked(query);
        const params = new URLSearchParams(window.location.search);
        if (query === '') params.delete('q');
        else params.set('q', query);
        goTo(`${path}?${params.toString()}`);
      }}
    />
  );
}

function goTo(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event('moved'));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (words: string) => fireEvent.change(box(), { target: { value: words } });

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  window.history.replaceState(null, '', path);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what is typed is searched for a moment later, without the spaces around it, which stay in the field', () => {
  render(<List />);
  type('An');
  pass(150);
  type('Ann ');
  pass(199);
  expect(asked).not.toHaveBeenCalled();
  pass(1);
  expect(asked.mock.calls).toEqual([['Ann']]);
  expect(box().value).toBe('Ann ');
  pass(100);
  expect(box().value).toBe('Ann ');
});

test('what is typed while the list follows is kept, and searched for too', () => {
  render(<List />);
  type('Ann');
  pass(205);
  type('Ann L');
  pass(100);
  expect(box().value).toBe('Ann L');
  pass(100);
  expect(asked.mock.calls).toEqual([['Ann'], ['Ann L']]);
});

test('who goes elsewhere right after typing is not called back, and the field says what is searched', () => {
  render(<List />);
  type('Ann');
  pass(100);
  goTo('/dashboard/jobs');
  pass(300);
  expect(asked).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/dashboard/jobs');
  expect(box().value).toBe('');
});

test('who chooses a filter right after typing has both', () => {
  render(<List />);
  type('Ann');
  pass(100);
  act(() => goTo(`${path}?role=owner`));
  pass(300);
  expect(window.location.search).toBe('?role=owner&q=Ann');
  expect(box().value).toBe('Ann');
});

test('a link that brings another search right after typing shows that one, and nothing takes it back', () => {
  render(<List />);
  type('Ann');
  pass(100);
  act(() => goTo(`${path}?q=Bo`));
  pass(20);
  pass(300);
  expect(asked).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?q=Bo');
  expect(box().value).toBe('Bo');
});

test('a link or a way back that brings another search shows it, an earlier one too', () => {
  render(<List />);
  type('Ann');
  pass(300);
  act(() => goTo(path));
  pass(300);
  expect(box().value).toBe('');
  act(() => goTo(`${path}?q=Ann`));
  pass(300);
  expect(box().value).toBe('Ann');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the key to the search does nothing, and is not listed, while what is open stands in the list’s place', () => {
  const screenWith = (display: 'none' | 'block') => (
    <div data-pane="list" style={{ display }}>
      <List />
    </div>
  );
  const { rerender } = render(screenWith('none'));
  expect(keysInUse([])).toEqual([]);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(document.activeElement).toBe(document.body);
  rerender(screenWith('block'));
  expect(keysInUse([])).toEqual([['/', 'To the search']]);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box());
});
