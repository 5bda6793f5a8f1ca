import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { maryland } from '../../forms/testing/sample-offices';
import { Eligibility } from '../eligibility';
// Loaded here, so that its import() is quick under a stopped clock.
import '../popup/popup';

export const html = document.documentElement;
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const mount = async () => {
  render(<Eligibility offices={[maryland]} defaultOffice={maryland} />);
  await wait(1);
};
export const launcher = () =>
  screen
    .getByText(/^Eligibility Check/, { selector: 'button span' })
    .closest('button') as HTMLElement;
export const isBubbleVisible = () =>
  launcher().querySelector('[data-shown]')?.getAttribute('data-shown') === 'true';
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
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ acknowledged: true })));
}

export function startClock(): void {
  cleanup();
  document.body.innerHTML = '';
  delete html.dataset.eligibility;
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
