import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maryland } from '../forms/testing/sample-offices';
import { PageForm } from './form/eligibility-page-form';
import {
  addLink,
  bubbleShown,
  html,
  launcher,
  mount,
  open,
  phase,
  popup,
  settle,
  startClock,
  stopClock,
  wait,
} from './testing/island-harness';

vi.mock('./form/registered-number', () => ({ isListedNumber: () => Promise.resolve(false) }));

beforeEach(stopClock);
afterEach(startClock);

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

describe('on the page that shows the form itself', () => {
  it('there is no floating button, and links lead to that form', async () => {
    const link = addLink();
    html.scrollIntoView = Element.prototype.scrollIntoView = vi.fn();
    render(<PageForm offices={[maryland]} usual={maryland} />);
    await mount();
    expect(launcher().hidden).toBe(true);
    fireEvent.click(link);
    await settle();
    expect(popup()).toBeNull();
    expect(document.activeElement?.querySelector('form')?.id).toBe('eligibility');
  });
});
