// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyTap } from '../../site/early-tap';
import { Eligibility } from './eligibility';
import { PageForm } from './page-form';
// Loaded here, so that its import() is quick under a stopped clock.
import './popup';

vi.mock('./listed-number', () => ({ isListedNumber: () => Promise.resolve(false) }));

const html = document.documentElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const mount = async () => {
  render(<Eligibility region="maryland" phone="(410) 555-0136" />);
  await wait(1);
};
const launcher = () =>
  screen
    .getByText(/^Eligibility Check/, { selector: 'button span' })
    .closest('button') as HTMLElement;
const bubbleShown = () =>
  launcher().querySelector('[data-shown]')?.getAttribute('data-shown') === 'true';
const popup = () => document.querySelector('dialog');
const phase = () => popup()?.dataset.phase ?? 'closed';
const settle = async () => {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
};
const open = async () => {
  fireEvent.click(launcher());
  await settle();
};

function fillIn() {
  const type = (label: RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type(/First name/, 'Rosa');
  type(/Last name/, 'Lind');
  type(/Phone/, '2125550142');
  type(/birth/, '4 12 1948');
  fireEvent.click(screen.getByLabelText('Any time'));
}

const send = async () => {
  fireEvent.click(screen.getByText('Send my answers'));
  await settle();
  await wait(6_000);
};

function addLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '#eligibility';
  link.setAttribute('data-eligibility', '');
  link.innerHTML = '<b>Check</b>';
  document.body.append(link);
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ acknowledged: true })));
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  delete html.dataset.eligibility;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the bubble', () => {
  it('comes 18 s after the load for 2 s, then every 40 s for 4 s, to the millisecond', async () => {
    await mount();
    const moments = [18_000, 20_000, 58_000, 62_000, 98_000, 102_000];
    for (const [index, moment] of moments.entries()) {
      await wait(moment - 1 - performance.now());
      expect([moment - 1, bubbleShown()]).toEqual([moment - 1, index % 2 === 1]);
      await wait(1);
      expect([moment, bubbleShown()]).toEqual([moment, index % 2 === 0]);
      await wait(1);
      expect([moment + 1, bubbleShown()]).toEqual([moment + 1, index % 2 === 0]);
    }
  });

  it.each([
    [17_998, false],
    [18_000, true],
    [19_998, true],
    [20_000, false],
    [57_998, false],
    [58_000, true],
    [61_998, true],
    [62_000, false],
  ])('whose script came %i ms after the load shows: %s', async (ms, visible) => {
    await wait(ms);
    await mount();
    expect(bubbleShown()).toBe(visible);
  });

  it('counts from the load of the page, not from its mount', async () => {
    await wait(17_000);
    await mount();
    await wait(998);
    expect([performance.now(), bubbleShown()]).toEqual([17_999, false]);
    await wait(1);
    expect(bubbleShown()).toBe(true);
  });

  it('is shown at once to who comes in the middle of a span', async () => {
    await wait(59_000);
    await mount();
    expect(bubbleShown()).toBe(true);
  });

  it('stays away while the popup is open', async () => {
    await mount();
    await open();
    fireEvent.pointerDown(screen.getByLabelText(/First name/));
    await wait(18_500);
    expect(phase()).toBe('open');
    expect(bubbleShown()).toBe(false);
  });

  it('is read out the first time only', async () => {
    await mount();
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('');
    await wait(18_000);
    expect(said()).toBe('Check Your Eligibility!');
    await wait(40_000);
    expect(bubbleShown()).toBe(true);
    expect(said()).toBe('');
  });
});

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

describe('on the page that shows the form itself', () => {
  it('there is no floating button, and links lead to that form', async () => {
    const link = addLink();
    html.scrollIntoView = Element.prototype.scrollIntoView = vi.fn();
    render(<PageForm region="maryland" phone="(410) 555-0136" company="Larkspan" />);
    await mount();
    expect(launcher().hidden).toBe(true);
    fireEvent.click(link);
    await settle();
    expect(popup()).toBeNull();
    expect(document.activeElement?.querySelector('form')?.id).toBe('eligibility');
  });
});
