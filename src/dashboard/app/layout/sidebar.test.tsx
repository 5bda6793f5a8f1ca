import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resolveAccess, type AccountAccess } from '../../../../contract/shared/roles';
import { getSidebarEntries, Sidebar } from './sidebar';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

test('links lead to their screens, mark the current one, and name what their badge counts', () => {
  const onFollow = vi.fn();
  const entries = getSidebarEntries(resolveAccess({ role: 'intake' }), {
    newMessages: 3,
    queues: [],
    newApplications: 0,
  });
  render(<Sidebar entries={entries} current="form-messages" onFollow={onFollow} />);
  const inbox = screen.getByRole('link', { name: 'All form submission messages 3 new messages' });
  expect(inbox.getAttribute('href')).toBe('/dashboard/all-form-submission-message');
  expect(inbox.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  fireEvent.click(inbox);
  expect(onFollow).toHaveBeenCalledWith('form-messages');
});

const noCounts = { newMessages: 0, queues: [], newApplications: 0 };
const labels = (account: AccountAccess) =>
  getSidebarEntries(resolveAccess(account), noCounts).map((entry) => entry.label);

test('the owner sees Home and all thirteen screens in the order of the specification', () => {
  expect(labels({ role: 'owner' })).toEqual([
    'Home',
    'Dashboard',
    'All form submission messages',
    'Users info',
    'Add employee',
    'Add a blog',
    'Generate email signature',
    'Add job post',
    'All job post',
    'All general requests',
    'Pay stub access',
    'Pay roll queries',
    'Request supplies',
    'PTO requests',
  ]);
});

test('the other roles see only their screens', () => {
  expect(labels({ role: 'intake' })).toEqual([
    'Home',
    'Dashboard',
    'All form submission messages',
    'Users info',
    'All job post',
  ]);
  expect(labels({ role: 'observer' })).toEqual(['Home', 'Dashboard']);
  expect(labels({ role: 'admin' })).toEqual(['Home', 'Dashboard', 'All job post']);
});

test('an account sees the screens that the owner grants it, and not those that are denied', () => {
  const account = {
    role: 'intake',
    grantedScreens: ['pay-roll'],
    deniedScreens: ['form-messages', 'overview'],
  } as const;
  expect(labels(account)).toEqual([
    'Home',
    'Dashboard',
    'Users info',
    'All job post',
    'Pay roll queries',
  ]);
  expect(labels({ ...account, role: 'owner' })).toEqual(labels({ role: 'owner' }));
});

test('the inbox, the jobs, and each queue show their own count', () => {
  const entries = getSidebarEntries(resolveAccess({ role: 'owner' }), {
    newMessages: 1,
    queues: [
      { type: 'payStub', waiting: 2, oldestWaitingAt: '2026-03-02T15:00:00.000Z' },
      { type: 'requestPto', waiting: 7, oldestWaitingAt: '2026-03-01T15:00:00.000Z' },
    ],
    newApplications: 3,
  });
  const badges = Object.fromEntries(
    entries
      .filter(({ badge }) => badge > 0)
      .map(({ label, badge, badgeLabel }) => [label, `${badge} ${badgeLabel}`]),
  );
  expect(badges).toEqual({
    'All form submission messages': '1 new message',
    'All job post': '3 new applications',
    'Pay stub access': '2 not reviewed',
    'PTO requests': '7 not reviewed',
  });
});
