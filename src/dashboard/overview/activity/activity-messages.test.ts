import { expect, test } from 'vitest';
import {
  requestActivities,
  threadActivities,
  type ActivityEntry,
  type RequestActivity,
  type ThreadActivity,
} from '../../../../contract/overview/activity-schema';
import { stageIds } from '../../../../contract/applications/constants';
import { helpDeskTypes } from '../../../../contract/help-desk/constants';
import { formatActivity } from './activity-messages';

const ira = 'ira@agency.example';
const me = 'me@agency.example';
const shared = {
  id: 'a1',
  at: '2026-03-02T15:00:00.000Z',
  by: ira,
  to: null,
  record: 'r1',
  region: 'new-york',
  name: 'Rosa Delgado',
} as const;
const thread: ThreadActivity = { ...shared, kind: 'thread', what: 'call' };
const request: RequestActivity = {
  ...shared,
  kind: 'request',
  what: 'reviewed',
  type: 'requestSupply',
};
const { to: _, ...withoutAssignee } = shared;
const application = { ...withoutAssignee, kind: 'application', job: 'Care coordinator' } as const;
const job = { ...withoutAssignee, kind: 'job', name: 'Night aide' } as const;
const post = { ...withoutAssignee, kind: 'post', name: 'Caring' } as const;

test.each<[ActivityEntry, string]>([
  [{ ...request, count: 30 }, 'Ira marked 30 supply requests reviewed'],
  [{ ...request, what: 'assigned', to: me, count: 30 }, 'Ira assigned 30 supply requests to you'],
  [{ ...thread, what: 'status-closed', by: me, count: 2 }, 'You closed 2 threads'],
  [{ ...thread, what: 'unassign', count: 2 }, 'Ira unassigned 2 threads'],
  [{ ...job, what: 'closed', count: 3 }, 'Ira closed 3 jobs'],
  [{ ...application, stage: 'interview', count: 20 }, 'Ira moved 20 applications to Interview'],
  [{ ...application, by: null, stage: null }, 'Rosa Delgado applied for Care coordinator'],
  [{ ...application, stage: 'interview' }, 'Ira moved Rosa Delgado’s application to Interview'],
  [{ ...job, what: 'opened' }, 'Ira opened the job Night aide'],
  [{ ...post, what: 'published' }, 'Ira published “Caring”'],
  [thread, 'Ira called Rosa Delgado'],
  [{ ...thread, what: 'sms-in', by: null }, 'Rosa Delgado sent a text'],
  [{ ...request, what: 'received', by: null }, 'Rosa Delgado sent a supply request'],
  [{ ...request, what: 'answered' }, 'Ira replied to Rosa Delgado’s supply request'],
  [{ ...request, by: null }, 'The office marked Rosa Delgado’s supply request reviewed'],
])('formats an activity (%#)', (entry, message) => {
  expect(formatActivity(entry, me)).toBe(message);
});

test('calls the reader "you"', () => {
  expect(formatActivity(thread, ira)).toBe('You called Rosa Delgado');
  expect(formatActivity({ ...post, what: 'published' }, ira)).toBe('You published “Caring”');
});

test.each([
  [ira, 'lea@agency.example', 'Ira assigned Rosa Delgado to Lea'],
  [ira, me, 'Ira assigned Rosa Delgado to you'],
  [me, me, 'You assigned Rosa Delgado to yourself'],
])('names the assignee (%s to %s)', (by, to, message) => {
  expect(formatActivity({ ...thread, what: 'assign', by, to }, me)).toBe(message);
});

test.each<[string, ActivityEntry[]]>([
  ['thread activity', threadActivities.map((what) => ({ ...thread, what }))],
  ['request activity', requestActivities.map((what) => ({ ...request, what }))],
  ['request type', helpDeskTypes.map((type) => ({ ...request, type }))],
  ['application stage', stageIds.map((stage) => ({ ...application, stage }))],
])('every %s has its own message that names the person', (_label, entries) => {
  const messages = entries.map((entry) => formatActivity(entry, me));
  expect(new Set(messages).size).toBe(entries.length);
  expect(messages.every((message) => message.includes('Rosa Delgado'))).toBe(true);
});
