import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerUnsavedCheck } from '../browser/unsaved-changes';
import { AccountMenu } from './account-menu';

const signOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../browser/auth/auth', () => ({ signOut }));
vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
beforeEach(() => {
  signOut.mockClear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const user = { uid: 'u1', email: 'ann@agency.example', displayName: 'Ann', photoURL: null };
  render(<AccountMenu user={user} location="header" />);
  press('Ann');
}

test('without unsaved changes, Sign Out needs no confirmation', async () => {
  open();
  press('Sign Out');
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with unsaved changes, Sign Out asks first', async () => {
  const stop = registerUnsavedCheck(() => true);
  open();
  press('Sign Out');
  press('Sign Out');
  expect((await screen.findByRole('alert')).textContent).toContain('lost if you sign out');
  expect(signOut).not.toHaveBeenCalled();
  press('Sign out anyway');
  expect(signOut).toHaveBeenCalledTimes(1);
  stop();
});
