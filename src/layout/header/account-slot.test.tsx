import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../lib/auth/auth';
import { AccountSlot } from './account-slot';

const auth = vi.hoisted(() => ({ onUser: vi.fn(), signOut: vi.fn(), getToken: vi.fn() }));
const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../lib/auth/auth', () => auth);
vi.mock('../../lib/api/api-client', async (original) => ({
  ...(await original<object>()),
  callApi,
}));
vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const ada: SignedInUser = {
  uid: 'u',
  email: 'ada@larkspan.example',
  displayName: 'Ada Lind',
  photoURL: null,
};

// Its import() can take longer than a test waits.
beforeAll(() => import('../../islands/account/signed-in-menu'));

beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
  auth.onUser.mockImplementation((listener: (user: SignedInUser) => void) => {
    listener(ada);
    return () => undefined;
  });
  auth.signOut.mockResolvedValue(undefined);
});

function show(isSignedIn: boolean) {
  if (isSignedIn) window.localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', '{}');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AccountSlot />
    </SWRConfig>,
  );
}

test('a visitor sees Sign In, and no sign-in code is loaded', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  expect(auth.onUser).not.toHaveBeenCalled();
});

test('Sign In is back after signing out', async () => {
  callApi.mockResolvedValue({ isAdmin: false, role: null });
  document.documentElement.dataset['person'] = '';
  show(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Ada Lind' }));
  window.localStorage.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  window.dispatchEvent(new StorageEvent('storage'));
  const link = await screen.findByRole('link', { name: 'Sign In' });
  expect(getComputedStyle(link).visibility).toBe('visible');
  await waitFor(() => expect(auth.signOut).toHaveBeenCalled());
  delete document.documentElement.dataset['person'];
});

test('an admin sees name, Dashboard and Sign Out', async () => {
  callApi.mockResolvedValue({ isAdmin: true, role: 'owner' });
  show(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Ada Lind' }));
  expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe(
    '/dashboard',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(auth.signOut).toHaveBeenCalled());
});

test('a user who is not an admin sees no Dashboard link', async () => {
  callApi.mockResolvedValue({ isAdmin: false, role: null });
  show(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Ada Lind' }));
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
});

test('Escape closes the menu and focuses its button', async () => {
  callApi.mockResolvedValue({ isAdmin: false, role: null });
  show(true);
  const button = await screen.findByRole('button', { name: 'Ada Lind' });
  fireEvent.click(button);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  expect(document.activeElement).toBe(button);
});
