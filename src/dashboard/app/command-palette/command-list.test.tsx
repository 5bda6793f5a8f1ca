import { createRef } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaffSession } from '../session/session-provider';
import { PaletteList } from './command-list';

vi.mock('gatsby', () => ({ navigate: () => Promise.resolve() }));
vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = { uid: 'u1', email: 'intake@agency.example', displayName: null, photoURL: null };
const staff = { user, role: 'intake' as const };

function palette(fault: string | null = null) {
  const nothing = () => undefined;
  return (
    <StaffSession {...staff} onRefused={nothing}>
      <PaletteList input={createRef()} fault={fault} onRun={nothing} onRecord={nothing} />
    </StaffSession>
  );
}
const annTheme = {
  kind: 'thread',
  screen: 'form-messages',
  id: 't1',
  name: 'Ann Theme',
  about: 'New York',
};
const input = () => screen.getByRole('combobox');
const marked = () => screen.getByRole('option', { selected: true }).textContent;

test('an arrow pressed at once after the last letter moves the mark, and it stays where it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ finds: [], more: [] })));
  render(palette());
  const field = input() as HTMLInputElement;
  // The last letter finds the same ones as those before it.
  fireEvent.change(field, { target: { value: 'them' } });
  // As a browser does it, in the tick of the key and without waiting for what React has put off.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'theme');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  expect(marked()).toBe('Light theme');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(marked()).toBe('Dark theme');
});

test('what is marked stays marked when records are found after it and when the palette is drawn anew', async () => {
  const asked: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => asked.push(resolve)));
  const { rerender } = render(palette());
  fireEvent.change(input(), { target: { value: 'theme' } });
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(marked()).toBe('Dark theme');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.(Response.json({ finds: [annTheme], more: [] }));
  await screen.findByRole('option', { name: /Ann Theme/ });
  expect(marked()).toBe('Dark theme');
  rerender(palette('You could not be signed out.'));
  expect(marked()).toBe('Dark theme');
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(marked()).toBe('Theme of the system');
  expect(input().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
});
