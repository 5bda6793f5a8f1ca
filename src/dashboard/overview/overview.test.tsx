// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { overviewDays, type OverviewAnswer } from '../../../contract/overview';
import { screens, type Role } from '../../../contract/roles';
import { StaffSession } from '../staff-session';
import { Overview } from './overview';

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { asked: 4, answered: 4, withinDay: 3, median: 40, ninetieth: 90 };
const figures: OverviewAnswer = {
  days: Array.from({ length: overviewDays }, (_, index) => ({
    day: `2026-03-${String(index + 1).padStart(2, '0')}`,
    submissions: { 'new-york': 2, 'new-jersey': 0, maryland: 1, michigan: 0 },
  })),
  answers: [
    { region: null, now: times, before: times },
    { region: 'maryland', now: times, before: times },
  ],
  people: null,
  inbox: null,
};
const inbox: OverviewAnswer['inbox'] = {
  mine: { count: 1, oldest: '2026-03-02T15:00:00.000Z' },
  nobody: { count: 0, oldest: null },
  failed: 0,
  recent: [
    {
      id: 'm1',
      at: '2026-03-02T15:00:00.000Z',
      what: 'eligibility',
      by: null,
      to: null,
      userId: 'u-ann',
      name: 'Ann Lee',
      region: 'maryland',
    },
  ],
};

/** Shows the screen to a role; returns the paths that were asked for. */
function show(role: Role): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address, 'https://site.example').pathname.replace(/^\/api/, '');
    asked.push(path);
    return Promise.resolve(Response.json(answers[path]));
  });
  const answers: Record<string, unknown> = {
    '/chats': { chats: [], total: 0 },
    '/helpDesk/counts': {
      queues: [{ type: 'payStub', waiting: 612, oldestWaitingAt: '2026-03-02T15:00:00.000Z' }],
    },
    '/overview': { ...figures, inbox: role === 'owner' || role === 'intake' ? inbox : null },
  };
  const user = { uid: 'u1', email: `${role}@agency.example`, displayName: null, photoURL: null };
  render(
    <StaffSession user={user} role={role} onRefused={() => undefined}>
      <Overview screen={screens[0]} location={{ pathname: screens[0].path, search: '' }} />
    </StaffSession>,
  );
  return asked;
}

const table = async () => within((await screen.findAllByRole('table')).at(-1) ?? document.body);

test.each(['observer', 'admin'] as const)(
  'an %s has the figures of the office, and no link to a list that is not theirs',
  async (role) => {
    const asked = show(role);
    expect(await screen.findByRole('img', { name: /30 days, 90 submissions/ })).toBeTruthy();
    expect((await table()).getByText('Maryland')).toBeTruthy();
    expect((await table()).getAllByText('40 min')).not.toHaveLength(0);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByText('Recent activity')).toBeNull();
    expect(asked).toEqual(['/overview']);
  },
);

test('who may see the inbox has what waits, and every region leads to its threads', async () => {
  show('intake');
  expect(await screen.findByText('Ann Lee sent an eligibility check')).toBeTruthy();
  const links = (await screen.findAllByRole('link', { name: /Maryland$/ })).map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toContain('/dashboard/all-form-submission-message?region=maryland');
  expect((await screen.findByText('Waiting for you')).closest('a')?.getAttribute('href')).toMatch(
    /\?who=mine/,
  );
});

test('a queue’s figure is how many wait in it, however many they are', async () => {
  show('owner');
  const figure = (await screen.findByText('612')).closest('a');
  expect(figure?.textContent).toMatch(/^Pay stub access/);
  expect(figure?.getAttribute('href')).toBe('/dashboard/pay-stub?show=waiting');
});
