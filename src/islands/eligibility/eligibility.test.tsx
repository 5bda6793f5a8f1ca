import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maryland } from '../forms/testing/sample-offices';
import { PageForm } from './form/eligibility-page-form';
import {
  addLink,
  html,
  isBubbleVisible,
  mount,
  open,
  phase,
  popup,
  settle,
  startClock,
  stopClock,
  wait,
} from './testing/island-harness';

vi.mock('./form/registered-number', () => ({ isRegisteredNumber: () => Promise.resolve(false) }));

beforeEach(stopClock);
afterEach(startClock);

describe('the bubble', () => {
  it('appears 18 s after the page load for 2 s, then every 40 s for 4 s', async () => {
    await mount();
    const changes = [18_000, 20_000, 58_000, 62_000, 98_000, 102_000];
    for (const [index, at] of changes.entries()) {
      await wait(at - 1 - performance.now());
      expect([at - 1, isBubbleVisible()]).toEqual([at - 1, index % 2 === 1]);
      await wait(1);
      expect([at, isBubbleVisible()]).toEqual([at, index % 2 === 0]);
    }
  });

  it('counts from the page load, even if its script comes late', async () => {
    await wait(17_000);
    await mount();
    await wait(998);
    expect(isBubbleVisible()).toBe(false);
    await wait(1);
    expect(isBubbleVisible()).toBe(true);
  });

  it('is visible at once if its script comes during an appearance', async () => {
    await wait(59_000);
    await mount();
    expect(isBubbleVisible()).toBe(true);
  });

  it('stays hidden while the popup is open', async () => {
    await mount();
    await open();
    await wait(18_500);
    expect(phase()).toBe('open');
    expect(isBubbleVisible()).toBe(false);
  });
});

it('links lead to the form on the page that has it, and open no popup', async () => {
  const link = addLink();
  html.scrollIntoView = Element.prototype.scrollIntoView = vi.fn();
  render(<PageForm offices={[maryland]} usual={maryland} />);
  await mount();
  fireEvent.click(link);
  await settle();
  expect(popup()).toBeNull();
  expect(document.activeElement?.querySelector('form')?.id).toBe('eligibility');
});
