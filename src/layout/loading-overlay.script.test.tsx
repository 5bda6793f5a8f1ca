import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoadingOverlay } from './loading-overlay.script';

document.body.innerHTML = `<div data-loading-overlay><p hidden>Loading…</p></div>
  <a id="page" href="/hha">Aides</a><a id="jump" href="#top">Top</a><a id="file" href="/form.pdf">Form</a>
  <a id="other" href="https://other.example/">Other</a><a id="tab" href="/hha" target="_blank">Tab</a>`;
startLoadingOverlay();
const box = document.querySelector('p') as HTMLElement;
// jsdom cannot load another document.
const stayOnPage = (event: Event) => event.preventDefault();
const follow = (id: string, keys?: MouseEventInit) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

beforeEach(() => {
  vi.useFakeTimers();
  addEventListener('click', stayOnPage);
});
afterEach(() => {
  // Other test files use the same window, and their radio buttons would not be checked.
  removeEventListener('click', stayOnPage);
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});

test('it covers the page once the next one takes longer than 150 ms, until that is there', () => {
  follow('page');
  vi.advanceTimersByTime(149);
  expect(box.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(box.hidden).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(box.hidden).toBe(true);
});

test('Escape, which stops loading, uncovers the page', () => {
  follow('page');
  vi.advanceTimersByTime(150);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(box.hidden).toBe(true);
});

test.each(['jump', 'file', 'other', 'tab'])(
  'a link that leaves the page open shows none (%s)',
  (id) => {
    follow(id);
    vi.advanceTimersByTime(1000);
    expect(box.hidden).toBe(true);
  },
);

test('a link opened in a new tab by a key shows none', () => {
  follow('page', { ctrlKey: true });
  vi.advanceTimersByTime(1000);
  expect(box.hidden).toBe(true);
});
