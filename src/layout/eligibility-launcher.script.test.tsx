import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFormId } from '../../contract/forms/eligibility/constants';
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

vi.mock('../islands/eligibility/form/registered-number', () => ({
  isRegisteredNumber: () => Promise.resolve(false),
}));

beforeEach(stopClock);
afterEach(startClock);

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
  await mount();
  fireEvent.click(link);
  await flushImports();
  expect(popup()).toBeNull();
  expect(document.activeElement?.id).toBe(pageFormId);
});
