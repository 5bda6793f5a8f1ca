import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFormId } from '../../contract/forms/eligibility-constants';
import {
  addLink,
  html,
  isBubbleVisible,
  launcher,
  loadPopup,
  mount,
  open,
  phase,
  popup,
  flushImports,
  startClock,
  stopClock,
  wait,
} from '../islands/eligibility/testing/island-harness';
import {
  getNextBubbleChange,
  isBubbleVisibleAt,
  startEligibility,
} from './eligibility-launcher.script';

vi.mock('../islands/eligibility/form/registered-number', () => ({
  isRegisteredNumber: () => Promise.resolve(false),
}));

beforeEach(stopClock);
afterEach(startClock);

it.each([
  [0, false],
  [17_999, false],
  [18_000, true],
  [19_999, true],
  [20_000, false],
  [57_999, false],
  [58_000, true],
  [61_999, true],
  [62_000, false],
  [138_000, true],
])('at %i ms after the page load the visibility of the bubble is %s', (ms, isVisible) => {
  expect(isBubbleVisibleAt(ms)).toBe(isVisible);
});

it('the bubble first stays 2 s, then 4 s of every 40 s', () => {
  const changes: number[] = [];
  for (let at = 0; at < 3_600_000; at = getNextBubbleChange(at)) changes.push(at);
  const spans = changes.slice(1).map((at, index) => at - (changes[index] ?? 0));
  expect(spans.slice(0, 6)).toEqual([18_000, 2_000, 38_000, 4_000, 36_000, 4_000]);
  expect(new Set(spans.slice(4))).toEqual(new Set([36_000, 4_000]));
});

describe('the bubble', () => {
  it('counts from the page load, even if its script comes late', async () => {
    await wait(17_000);
    await mount();
    await wait(998);
    expect(isBubbleVisible()).toBe(false);
    await wait(1);
    expect(isBubbleVisible()).toBe(true);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('with Save-Data %s loads the popup %i times', async (saveData, times) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData } } }));
    await mount();
    await wait(18_500);
    expect(isBubbleVisible()).toBe(true);
    expect(loadPopup).toHaveBeenCalledTimes(times);
  });

  it('stays hidden while the popup is open', async () => {
    await mount();
    await open();
    fireEvent.pointerDown(popup() as Element);
    await wait(18_500);
    expect(phase()).toBe('open');
    expect(launcher().hidden).toBe(true);
  });
});

it('links lead to the form on the page that has it, and open no popup', async () => {
  const link = addLink();
  html.scrollIntoView = Element.prototype.scrollIntoView = vi.fn();
  render(<div id={pageFormId} tabIndex={-1} />);
  startEligibility(loadPopup);
  fireEvent.click(link);
  await flushImports();
  expect(popup()).toBeNull();
  expect(document.activeElement?.id).toBe(pageFormId);
});
