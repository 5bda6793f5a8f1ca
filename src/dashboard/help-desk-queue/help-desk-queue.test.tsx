// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { screens } from '../../../contract/roles';
import { StaffSession } from '../staff-session';
import { helpDeskRecord } from '../parts/testing/sample-records';
import { HelpDeskQueue } from './help-desk-queue';

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the pay-roll queue at an address. */
function open(search = '') {
  const payRoll = screens.find(({ id }) => id === 'pay-roll') ?? screens[0];
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  render(
    <StaffSession {...staff}>
      <HelpDeskQueue screen={payRoll} location={{ pathname: payRoll.path, search }} />
    </StaffSession>,
  );
}

test('a queue that is cut says so, and brings older requests when asked', async () => {
  const all = ['Ann', 'Bob', 'Cy'].map((name) => helpDeskRecord({ id: name, name }));
  const fetch = vi.fn((address: string) =>
    Promise.resolve(
      Response.json(address.endsWith('?limit=5000') ? all : all.slice(0, 2), {
        headers: { 'x-total-count': '501' },
      }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  open();
  expect(await screen.findByText(/The 2 latest requests .*, of 501 in all\./)).toBeTruthy();
  expect(screen.queryByText('Cy')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('Cy')).toBeTruthy();
  expect(screen.getByText(/The others are kept/)).toBeTruthy();
});

test('a queue of many requests is shown in pages, and its second page begins where the first ends', async () => {
  const many = Array.from({ length: 52 }, (_, index) =>
    helpDeskRecord({ id: `r${String(index)}`, reference: `HD-${String(index)}` }),
  );
  const answer = () => Response.json(many, { headers: { 'x-total-count': '52' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  open('?show=waiting&page=2');
  expect(await screen.findByText('51 to 52 of 52')).toBeTruthy();
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['HD-50', 'HD-51']);
});
