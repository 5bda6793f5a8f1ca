import { expect, test } from 'vitest';
import { nextInLoop } from './focus-trap';

document.body.innerHTML = `
  <a href="/">outside</a>
  <dialog open tabindex="-1">
    <button id="close">Close</button>
    <input id="name">
    <div hidden><input id="away"></div>
    <input tabindex="-1" id="trap">
    <button id="send">Send</button>
    <button disabled id="busy">Busy</button>
  </dialog>`;
const box = document.querySelector('dialog') as HTMLElement;
const next = (from: Element | null, back = false) => nextInLoop(box, from, back)?.id;
const at = (id: string) => document.getElementById(id);

test('the last control that can take the focus leads to the first, and back', () => {
  expect(next(at('send'))).toBe('close');
  expect(next(at('close'), true)).toBe('send');
});

test('between them the browser decides', () => {
  expect(next(at('close'))).toBeUndefined();
  expect(next(at('name'))).toBeUndefined();
  expect(next(at('send'), true)).toBeUndefined();
});

test('from the dialog itself backwards is the last, forwards the first of the browser', () => {
  expect(next(box, true)).toBe('send');
  expect(next(box)).toBeUndefined();
});

test('from outside it leads into the dialog', () => {
  expect(next(document.querySelector('a'))).toBe('close');
  expect(next(document.body, true)).toBe('send');
});
