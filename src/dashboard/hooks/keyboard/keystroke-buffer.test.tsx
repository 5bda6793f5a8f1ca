import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdLetters } from './keystroke-buffer';

let wanted: HTMLInputElement;
let other: HTMLInputElement;
let release: () => void;

beforeEach(() => {
  document.body.innerHTML = '<input id="wanted"><input id="other" value="Rosa">';
  wanted = document.querySelector<HTMLInputElement>('#wanted') as HTMLInputElement;
  other = document.querySelector<HTMLInputElement>('#other') as HTMLInputElement;
  release = holdLetters(({ id }) => id === 'wanted');
});
afterEach(() => release());

/** Types on the page, and tells which keys reached nobody else. */
const type = (...keys: string[]) =>
  keys.filter((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  });

test('letters that are typed before a field comes stand in it, and set off nothing', () => {
  expect(type('b', 'a', '?', 'Escape')).toEqual(['b', 'a', '?']);
  wanted.focus();
  expect(wanted.value).toBe('ba?');
  expect(type('t')).toEqual([]);
});

test('who goes to another field meanwhile finds in it what stood there, and types on', () => {
  type('b');
  other.focus();
  expect(other.value).toBe('Rosa');
  expect(type('t')).toEqual([]);
  wanted.focus();
  expect(wanted.value).toBe('');
});
