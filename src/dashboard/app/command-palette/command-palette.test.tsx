import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaffSession } from '../session/session-provider';
import { Palette } from './command-palette';

vi.mock('gatsby', () => ({ navigate: () => Promise.resolve() }));
vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = { uid: 'u1', email: 'intake@agency.example', displayName: null, photoURL: null };
const staff = { user, role: 'intake' as const };
const nothing = () => undefined;

test('its keys close it again, wherever the focus still is', async () => {
  const onOpenChange = vi.fn();
  render(
    <StaffSession {...staff} onRefused={nothing}>
      <Palette open onOpenChange={onOpenChange} onScreen={nothing} onKeys={nothing} />
    </StaffSession>,
  );
  await screen.findByRole('dialog', { name: 'Find and go to' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
