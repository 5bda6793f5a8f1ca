// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { screens } from '../../../contract/roles';
import { StaffSession } from '../staff-session';
import { chat } from '../parts/testing/sample-chats';
import { FormMessages } from './form-messages';

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  navigate: () => Promise.resolve(),
}));
vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an inbox that is cut says so, and a link to an older thread finds it when asked', async () => {
  Element.prototype.scrollTo ??= () => undefined;
  const all = ['ana', 'bo'].map((id) => chat({ userId: id, name: `${id} Lee` }));
  const fetch = vi.fn((address: string) =>
    Promise.resolve(
      Response.json({ chats: all.slice(0, address.endsWith('?limit=2000') ? 2 : 1), total: 201 }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  const inbox = screens.find(({ id }) => id === 'form-messages') ?? screens[0];
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  render(
    <StaffSession {...staff}>
      <FormMessages screen={inbox} location={{ pathname: inbox.path, search: '?thread=bo' }} />
    </StaffSession>,
  );
  expect(await screen.findByText(/The 1 threads .* searched, of 201 in all\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Look among older ones' }));
  expect(await screen.findByRole('heading', { name: 'bo Lee' })).toBeTruthy();
});
