import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { maryland } from '../../forms/testing/sample-offices';
import { startEligibility } from '../../../layout/eligibility-launcher.script';
import * as popupModule from '../popup/popup';

export const html = document.documentElement;
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const loadPopup = vi.fn(() => Promise.resolve(popupModule));
export const mount = async () => {
  const button = document.createElement('a');
  button.href = '/maryland/eligibility';
  button.dataset.eligibility = '';
  button.dataset.launcher = JSON.stringify({ offices: [maryland], defaultOffice: maryland });
  button.innerHTML = '<span data-bubble></span><span>Eligibility Check<small></small></span>';
  document.body.append(button);
  startEligibility(loadPopup);
  await wait(1);
};
export const launcher = () => document.querySelector('[data-launcher]') as HTMLElement;
export const isBubbleVisible = () => launcher().querySelector('[data-shown]') !== null;
export const popup = () => document.querySelector('dialog');
export const phase = () => popup()?.dataset.phase ?? 'closed';
export const flushImports = async () => {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
};
export const open = async () => {
  fireEvent.click(launcher());
  await flushImports();
};

export const send = async () => {
  fireEvent.click(screen.getByText('Send my answers'));
  await flushImports();
  await wait(6_000);
};

export function addLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '#eligibility';
  link.setAttribute('data-eligibility', '');
  link.innerHTML = '<b>Check</b>';
  document.body.append(link);
  return link;
}

/** Stops the clock, and fakes a server that acknowledges everything. */
export function stopClock(): void {
  vi.useFakeTimers();
  // jsdom has none, and the toasts ask for it.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: vi.fn() }));
  for (const target of [document, window]) vi.spyOn(target, 'addEventListener');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ acknowledged: true })));
}

export function startClock(): void {
  cleanup();
  for (const target of [document, window]) {
    for (const [type, listener] of vi.mocked(target.addEventListener).mock.calls)
      target.removeEventListener(type, listener);
  }
  vi.restoreAllMocks();
  loadPopup.mockClear();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
