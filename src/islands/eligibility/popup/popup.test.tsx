import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../testing/form-harness';
import {
  addLink,
  launcher,
  mount,
  open,
  phase,
  popup,
  send,
  flushImports,
  startClock,
  stopClock,
  wait,
} from '../testing/island-harness';

vi.mock('../form/registered-number', () => ({ isRegisteredNumber: () => Promise.resolve(false) }));

async function mountOpen() {
  await mount();
  await open();
}

beforeEach(stopClock);
afterEach(startClock);

describe('the popup', () => {
  it('opens by the floating button and takes the focus', async () => {
    await mount();
    expect(popup()).toBeNull();
    await open();
    expect(phase()).toBe('open');
    expect(document.activeElement).toBe(popup());
    expect(screen.getByRole('dialog', { name: 'Check your eligibility' })).toBe(popup());
    expect(screen.getByText('(410) 555-0136').getAttribute('href')).toBe('tel:+14105550136');
  });

  it('opens by any eligibility link, and returns the focus to it', async () => {
    const link = addLink();
    await mount();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void link.querySelector('b')?.dispatchEvent(click));
    await flushImports();
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
    await flushImports();
    expect(click.defaultPrevented).toBe(false);
    expect(popup()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['the close button', () => fireEvent.click(screen.getByText('Close'))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    [
      'a link to a part of the page behind it',
      () => fireEvent.click(screen.getByRole('link', { name: /reply by email/ })),
    ],
    [
      'a click outside',
      () => {
        fireEvent.mouseDown(document.body);
        fireEvent.click(document.body);
      },
    ],
  ])('is minimized for 500 ms and then closed by %s', async (_way, close) => {
    await mountOpen();
    close();
    expect(phase()).toBe('minimizing');
    await wait(499);
    expect(popup()?.open).toBe(true);
    await wait(1);
    expect(popup()?.open).toBe(false);
    expect(document.activeElement).toBe(launcher());
    await wait(1);
    expect(popup()?.open).toBe(false);
  });

  it('stays open if it is opened again 499 ms after it was closed', async () => {
    await mountOpen();
    fireEvent.click(screen.getByText('Close'));
    await wait(499);
    await open();
    await wait(501);
    expect(phase()).toBe('open');
  });

  it('returns the focus on Escape, wherever it was', async () => {
    const link = addLink();
    await mountOpen();
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(document.activeElement).toBe(launcher());
  });

  it('keeps Tab within itself', async () => {
    await mountOpen();
    screen.getByText('Send my answers').focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
    expect(document.activeElement).toBe(screen.getByText('Close').closest('button'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(screen.getByText('Send my answers'));
  });

  it('stays open for a click that began inside', async () => {
    await mountOpen();
    fireEvent.mouseDown(screen.getByLabelText(/First name/));
    fireEvent.click(document.body);
    expect(phase()).toBe('open');
  });

  it('stays open after 10 s if the visitor only reads it', async () => {
    await mountOpen();
    await wait(60_000);
    expect(phase()).toBe('open');
  });

  it('keeps its values when it is opened again', async () => {
    await mountOpen();
    fireEvent.input(screen.getByLabelText(/First name/), { target: { value: 'Rosa' } });
    fireEvent.click(screen.getByText('Close'));
    await wait(500);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Rosa');
  });

  it('closes after a submit attempt', async () => {
    await mountOpen();
    fillIn();
    await send();
    expect(phase()).toBe('closed');
    expect(launcher().textContent).not.toContain('Not confirmed yet');
  });

  it('shows what was received when it is opened again, until another one is begun', async () => {
    await mountOpen();
    fillIn();
    fireEvent.input(screen.getByLabelText(/Medicaid number/), { target: { value: 'AB12345C' } });
    fireEvent.click(screen.getByLabelText(/for someone else/));
    fireEvent.input(screen.getByLabelText(/^Your name/), { target: { value: 'Maria Lind' } });
    await send();
    expect(launcher().textContent).toContain('Received');
    await open();
    const text = popup()?.textContent ?? '';
    for (const part of [
      'We have your answers',
      'Rosa Lind',
      '(212) 555-0142',
      'Any time',
      'Maria Lind',
      'Date of birth, Medicaid number',
      'Care of Maryland',
      '(410) 555-0136',
      'Monday to Friday, 9:00 AM to 5:00 PM',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/1948|AB12345C|Tell us how to reach you/);
    fireEvent.click(screen.getByText('Send another'));
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('');
    expect(launcher().textContent).not.toContain('Received');
  });

  it('without an acknowledgment keeps the answers and claims nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    await mountOpen();
    fillIn();
    await send();
    expect(phase()).toBe('closed');
    expect(launcher().textContent).not.toMatch(/Received|Not sent/);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Rosa');
  });

  it('focuses the error when it is opened again after a failed attempt', async () => {
    const response = {
      error: { code: 'x', message: 'No.', fields: { file: 'This isn’t a picture' } },
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(response, { status: 415 })));
    await mountOpen();
    fillIn();
    await send();
    expect(phase()).toBe('closed');
    expect(launcher().textContent).toContain('Not confirmed yet');
    await open();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.activeElement?.textContent).toContain('This isn’t a picture');
  });
});
