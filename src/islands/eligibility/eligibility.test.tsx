import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFormId } from '../../../contract/forms/eligibility/constants';
import {
  addLink,
  html,
  isBubbleVisible,
  launcher,
  mount,
  open,
  phase,
  popup,
  flushImports,
  startClock,
  stopClock,
  wait,
} from './testing/island-harness';

vi.mock('./form/registered-number', () => ({ isRegisteredNumber: () => Promise.resolve(false) }));

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
