import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../tests/fixtures/listeners';
import { hideOverForms } from './hide-over-forms';

removeListenersAfterEach();
beforeEach(() => {
  document.body.innerHTML = '<main><form></form></main><a><span></span></a>';
  place('a', 600, 650);
  place('span', 560, 590);
  vi.stubGlobal('scrollY', 100);
});
afterEach(() => vi.unstubAllGlobals());

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
function place(selector: string, top: number, bottom: number): void {
  find(selector).getBoundingClientRect = () => ({ left: 0, right: 90, top, bottom }) as DOMRect;
}
const isHidden = () => find('a').hasAttribute('data-over-form');
const scroll = () => window.dispatchEvent(new Event('scroll'));

test('the button is hidden while a form of the page is in its place', () => {
  place('form', 100, 610);
  hideOverForms(find('a'));
  scroll();
  expect(isHidden()).toBe(true);
  place('form', -400, 100);
  scroll();
  expect(isHidden()).toBe(false);
});

test('the button is hidden when its bubble would cover a form', () => {
  place('form', 100, 570);
  hideOverForms(find('a'));
  scroll();
  expect(isHidden()).toBe(true);
});

test('before the visitor scrolls, the button welcomes them on every page', () => {
  vi.stubGlobal('scrollY', 0);
  place('form', 100, 610);
  hideOverForms(find('a'));
  scroll();
  expect(isHidden()).toBe(false);
});

test('the button is hidden over what takes the place of a sent form', () => {
  place('form', 100, 400);
  hideOverForms(find('a'));
  find('main').innerHTML = '<section data-form-result tabindex="-1"></section>';
  place('section', 100, 610);
  find('section').focus();
  expect(isHidden()).toBe(true);
});
