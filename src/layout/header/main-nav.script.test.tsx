import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { startMenus } from './main-nav.script';

const prototype = HTMLElement.prototype as Partial<HTMLElement>;
let screenWidth: EventTarget & { matches: boolean };

removeListenersAfterEach();
beforeEach(() => {
  document.body.innerHTML = `<header><nav popover id="menu" style="display: block">
      <button popovertarget="menu">Close</button>
      <details id="services" open><summary>Services</summary><a href="#hha">Aides</a></details>
      <details id="states"><summary>States</summary></details>
    </nav><button id="opener" popovertarget="menu">Menu</button></header><main></main>`;
  screenWidth = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => screenWidth);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete prototype.popover;
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isOpen = (selector: string) => find(selector).hasAttribute('open');

test('on wide screens, a menu closes when the pointer or the focus leaves it', () => {
  screenWidth.matches = true;
  startMenus();
  fireEvent.pointerDown(find('#services a'));
  expect(isOpen('#services')).toBe(true);
  fireEvent.pointerDown(find('main'));
  expect(isOpen('#services')).toBe(false);
  find('#services').toggleAttribute('open', true);
  fireEvent.focusIn(find('#states summary'));
  expect(isOpen('#services')).toBe(false);
});

test('on wide screens, Escape closes a menu and gives the focus back', () => {
  screenWidth.matches = true;
  startMenus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen('#services')).toBe(false);
  expect(document.activeElement).toBe(find('#services summary'));
});

test('on narrow screens, groups stay open', () => {
  startMenus();
  fireEvent.pointerDown(find('main'));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen('#services')).toBe(true);
});

test('while the popover is open, the rest of the page is inert, and following a link closes it', () => {
  prototype.popover = null;
  const nav = find('nav');
  nav.hidePopover = vi.fn();
  vi.spyOn(nav, 'matches').mockReturnValue(true);
  startMenus();
  const toggle = (newState: string) =>
    fireEvent(nav, Object.assign(new Event('beforetoggle'), { newState }));
  toggle('open');
  expect(find('main').hasAttribute('inert')).toBe(true);
  expect(find('#opener').hasAttribute('inert')).toBe(true);
  toggle('closed');
  expect(document.querySelector('[inert]')).toBeNull();
  fireEvent.click(find('#services a'));
  expect(nav.hidePopover).toHaveBeenCalledTimes(1);
});

test('in a browser without popovers, the button opens the menu, and Escape closes it', () => {
  startMenus();
  fireEvent.click(find('#opener'));
  expect(find('nav').hasAttribute('data-open')).toBe(true);
  expect(find('#opener').getAttribute('aria-expanded')).toBe('true');
  expect(find('main').hasAttribute('inert')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Close');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(find('nav').hasAttribute('data-open')).toBe(false);
  expect(find('main').hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(find('#opener'));
});

test('in a browser without popovers, a click beside the menu or a wider window closes it', () => {
  startMenus();
  fireEvent.click(find('#opener'));
  fireEvent.click(find('main'));
  expect(find('nav').hasAttribute('data-open')).toBe(false);
  fireEvent.click(find('#opener'));
  screenWidth.dispatchEvent(new Event('change'));
  expect(find('nav').hasAttribute('data-open')).toBe(false);
});
