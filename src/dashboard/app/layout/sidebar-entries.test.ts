import { expect, test } from 'vitest';
import { sidebarEntries } from './sidebar-entries';

const none = { newMessages: 0, queues: [], newApplications: 0 };
const labels = (role: Parameters<typeof sidebarEntries>[0]) =>
  sidebarEntries(role, none).map((entry) => entry.label);

test('the owner sees Home and all thirteen screens, in the order of the specification', () => {
  expect(labels('owner')).toEqual([
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

test('intake sees Home, dashboard, form messages, users info and all job post', () => {
  expect(labels('intake')).toEqual([
    'Home',
    'Dashboard',
    'All form submission messages',
    'Users info',
    'All job post',
  ]);
});

test('the observer sees Home and the dashboard only', () => {
  expect(labels('observer')).toEqual(['Home', 'Dashboard']);
});

test('every other admin sees Home, dashboard and all job post', () => {
  expect(labels('admin')).toEqual(['Home', 'Dashboard', 'All job post']);
});

test('badges stand at the inbox, at the jobs and at the queue they count', () => {
  const entries = sidebarEntries('owner', {
    newMessages: 4,
    queues: [
      { type: 'payStub', waiting: 2, oldestWaitingAt: '2026-03-02T15:00:00.000Z' },
      { type: 'requestPto', waiting: 7, oldestWaitingAt: '2026-03-01T15:00:00.000Z' },
    ],
    newApplications: 3,
  });
  const badges = Object.fromEntries(
    entries.filter((entry) => entry.badge > 0).map((entry) => [entry.label, entry.badge]),
  );
  expect(badges).toEqual({
    'All form submission messages': 4,
    'All job post': 3,
    'Pay stub access': 2,
    'PTO requests': 7,
  });
});
