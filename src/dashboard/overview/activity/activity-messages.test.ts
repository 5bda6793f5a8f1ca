import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../../../contract/overview/activity-schema';
import { stageIds } from '../../../../contract/jobs/constants';
import { activityWords } from './activity-messages';

const shared = {
  id: 'a1',
  at: '2026-03-02T15:00:00.000Z',
  by: 'ira@agency.example',
  record: 'r1',
  region: 'new-york',
} as const;
const application = { ...shared, kind: 'application', name: 'Rosa Delgado' } as const;
const applied = { ...application, job: 'Care coordinator', by: null, stage: null };
const job = { ...shared, kind: 'job', name: 'Night aide' } as const;
const post = { ...shared, kind: 'post', name: 'Caring from far away' } as const;

test.each<[ActivityEntry, string]>([
  [applied, 'Rosa Delgado applied for Care coordinator'],
  [
    { ...applied, by: shared.by, stage: 'interview' },
    'ira@agency.example moved the application of Rosa Delgado to Interview',
  ],
  [{ ...job, what: 'opened' }, 'ira@agency.example opened the job Night aide'],
  [{ ...job, what: 'closed' }, 'ira@agency.example closed the job Night aide'],
  [{ ...post, what: 'published' }, 'ira@agency.example published “Caring from far away”'],
  [{ ...post, what: 'scheduled' }, 'ira@agency.example scheduled “Caring from far away”'],
  [{ ...post, what: 'unpublished' }, 'ira@agency.example took back “Caring from far away”'],
])('applications, jobs and posts are told by name or title: %#', (entry, words) => {
  expect(activityWords(entry, 'me@agency.example')).toBe(words);
});

test('who reads of what they did themselves is "you"', () => {
  expect(activityWords({ ...post, what: 'published' }, shared.by)).toBe(
    'You published “Caring from far away”',
  );
  expect(activityWords({ ...job, what: 'closed' }, shared.by)).toBe(
    'You closed the job Night aide',
  );
});

test('every stage of an application is told in words of its own', () => {
  const words = stageIds.map((stage) => activityWords({ ...applied, stage }, ''));
  expect(new Set(words).size).toBe(stageIds.length);
});
