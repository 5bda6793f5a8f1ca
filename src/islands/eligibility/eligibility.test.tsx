import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maryland } from '../forms/testing/sample-offices';
import { EligibilityPageForm } from './form/eligibility-page-form';
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
    expect(isBubbleVisible()).toBe(false);
  });
});

it('offline, the page stays, and the button says so until the popup loads', async () => {
  vi.doMock('./popup/popup', () => Promise.reject(new Error('offline')));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await mount();
  await open();
  await wait(1);
  expect(launcher().textContent).toContain('No connection. Try again');
  expect(document.activeElement).toBe(launcher());
  vi.doUnmock('./popup/popup');
  onLine.mockRestore();
  await open();
  expect(phase()).toBe('open');
  expect(launcher().textContent).not.toContain('No connection');
});

it('links lead to the form on the page that has it, and open no popup', async () => {
  const link = addLink();
  html.scrollIntoView = Element.prototype.scrollIntoView = vi.fn();
  render(<EligibilityPageForm offices={[maryland]} defaultOffice={maryland} />);
  await mount();
  fireEvent.click(link);
  await flushImports();
  expect(popup()).toBeNull();
  expect(document.activeElement?.querySelector('form')?.id).toBe('eligibility');
});
