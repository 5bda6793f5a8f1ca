import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyTap } from '../../../site/replay-input';
import {
  addLink,
  fillIn,
  launcher,
  mount,
  open,
  phase,
  popup,
  send,
  settle,
  startClock,
  stopClock,
  wait,
} from '../testing/island-harness';

vi.mock('../form/registered-number', () => ({ isListedNumber: () => Promise.resolve(false) }));

beforeEach(stopClock);
afterEach(startClock);

describe('the popup', () => {
  it('starts closed and opens by the floating button, with the focus in it', async () => {
    await mount();
    expect(popup()).toBeNull();
    await open();
    expect(phase()).toBe('open');
    expect(document.activeElement).toBe(popup());
    expect(screen.getByRole('dialog', { name: 'Check your eligibility' })).toBe(popup());
    expect(screen.getByText('(410) 555-0136').getAttribute('href')).toBe('tel:+14105550136');
  });

  it('opens by any eligibility link of the page, and gives the focus back to it', async () => {
    const link = addLink();
    await mount();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void link.querySelector('b')?.dispatchEvent(click));
    await settle();
    expect(click.defaultPrevented).toBe(true);
    expect(phase()).toBe('open');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(link);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', async (modifier) => {
    const link = addLink();
    await mount();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
    link.dispatchEvent(click);
    await settle();
    expect(click.defaultPrevented).toBe(false);
    expect(popup()).toBeNull();
  });

  it('opens for a click that was held before it was mounted, and gives the focus back to its link', async () => {
    const link = addLink();
    Object.assign(window, { [earlyTap.property]: link });
    await mount();
    await settle();
    expect(phase()).toBe('open');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait(501);
    expect(document.activeElement).toBe(link);
  });

  it.each<[string, () => void]>([
    ['the close button', () => fireEvent.click(screen.getByText('Close'))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    [
      'a click outside',
      () => {
        fireEvent.pointerDown(document.body);
        fireEvent.click(document.body);
      },
    ],
  ])('minimises for 500 ms and closes by %s', async (_how, close) => {
    await mount();
    await open();
    close();
    expect(phase()).toBe('minimising');
    await wait(499);
    expect(popup()?.open).toBe(true);
    await wait(1);
    expect(popup()?.open).toBe(false);
    expect(document.activeElement).toBe(launcher());
    await wait(1);
    expect(popup()?.open).toBe(false);
  });

  it('opened again 499 ms after it was closed stays open', async () => {
    await mount();
    await open();
    fireEvent.pointerDown(screen.getByLabelText(/First name/));
    fireEvent.click(screen.getByText('Close'));
    await wait(499);
    await open();
    await wait(501);
    expect(phase()).toBe('open');
  });

  it('gives the focus back on Escape, wherever it was', async () => {
    const link = addLink();
    await mount();
    await open();
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(document.activeElement).toBe(launcher());
  });

  it('keeps Tab within itself', async () => {
    await mount();
    await open();
    screen.getByText('Send my answers').focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
    expect(document.activeElement).toBe(screen.getByText('Close').closest('button'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(screen.getByText('Send my answers'));
  });

  it('stays open when a click ends outside that began inside', async () => {
    await mount();
    await open();
    fireEvent.pointerDown(screen.getByLabelText(/First name/));
    fireEvent.click(document.body);
    expect(phase()).toBe('open');
  });

  it('is closed 10 s after the load when the form was not used', async () => {
    await mount();
    await open();
    await wait(9_999 - performance.now());
    expect(phase()).toBe('open');
    await wait(1);
    expect(phase()).toBe('closed');
    await open();
    await wait(60_000);
    expect(phase()).toBe('open');
  });

  it('is closed 10 s after the load also when its script came 6 s late', async () => {
    await wait(6_000);
    await mount();
    await open();
    await wait(9_999 - performance.now());
    expect(phase()).toBe('open');
    await wait(1);
    expect(phase()).toBe('closed');
  });

  it('stays open after 10 s once the visitor has begun to use the form', async () => {
    await mount();
    await open();
    fireEvent.input(screen.getByLabelText(/First name/), { target: { value: 'R' } });
    await wait(60_000);
    expect(phase()).toBe('open');
  });

  it('opened later than 10 s after the load stays open', async () => {
    await wait(11_000);
    await mount();
    await open();
    await wait(60_000);
    expect(phase()).toBe('open');
  });

  it('shows what was typed when it is opened again', async () => {
    await mount();
    await open();
    fireEvent.input(screen.getByLabelText(/First name/), { target: { value: 'Rosa' } });
    fireEvent.click(screen.getByText('Close'));
    await wait(500);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Rosa');
  });

  it('closes after a submit attempt', async () => {
    await mount();
    await open();
    fillIn();
    await send();
    expect(phase()).toBe('closed');
    expect(launcher().textContent).not.toContain('Not sent yet');
  });

  it('opened again after a failed attempt puts the focus on what was wrong', async () => {
    const refusal = {
      error: { code: 'x', message: 'No.', fields: { file: 'This is no picture' } },
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 415 })));
    await mount();
    await open();
    fillIn();
    await send();
    expect(phase()).toBe('closed');
    expect(launcher().textContent).toContain('Not sent yet');
    await open();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.activeElement?.textContent).toContain('This is no picture');
  });

  it('opened again after a lost connection puts the focus on the way to try again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await mount();
    await open();
    fillIn();
    await send();
    await open();
    expect(document.activeElement?.textContent).toMatch(/not sent.*Try again/);
  });
});
