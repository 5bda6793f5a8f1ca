import { expect, test } from 'vitest';
import {
  requestActivities,
  type RequestActivity,
} from '../../../../contract/overview/activity-schema';
import { helpDeskTypes } from '../../../../contract/help-desk/constants';
import { requestActivityWords } from './request-activity-messages';

const entry = (parts: Partial<RequestActivity>): RequestActivity => ({
  kind: 'request',
  id: 'a1',
  at: '2026-03-02T15:00:00.000Z',
  what: 'reviewed',
  by: 'ira@agency.example',
  to: null,
  record: 'r1',
  type: 'requestSupply',
  name: 'Ann Lee',
  region: 'new-york',
  ...parts,
});
const words = (parts: Partial<RequestActivity>) =>
  requestActivityWords(entry(parts), 'me@agency.example');

test('a caregiver asks, and the office answers, decides, attaches and marks', () => {
  const own = { by: 'me@agency.example' };
  expect(words({ what: 'received', by: null })).toBe('Ann Lee asked for supplies');
  expect(words({ what: 'answered' })).toBe(
    'ira@agency.example answered the supply request of Ann Lee',
  );
  expect(words({ ...own, what: 'approved', type: 'requestPto' })).toBe(
    'You approved the time off of Ann Lee',
  );
  expect(words({ ...own, what: 'file-added', type: 'payStub' })).toBe(
    'You attached the pay stub for Ann Lee',
  );
  expect(words({ ...own, what: 'reopened' })).toBe(
    'You marked the supply request of Ann Lee as waiting',
  );
});

test('what was done before it was recorded by whom was done by the office', () => {
  expect(words({ by: null })).toBe('The office marked the supply request of Ann Lee as reviewed');
});

test.each([
  ['lea@agency.example', 'assigned the supply request of Ann Lee to lea@agency.example'],
  ['me@agency.example', 'assigned the supply request of Ann Lee to you'],
  [null, 'left the supply request of Ann Lee with nobody'],
])('who assigns a request is told with to whom: %s', (to, told) => {
  expect(words({ what: 'assigned', to })).toBe(`ira@agency.example ${told}`);
});

test('everything that can happen to a request is told, and says of whom', () => {
  const told = requestActivities.map((what) => words({ what }));
  expect(told.filter((sentence) => sentence.includes('Ann Lee'))).toHaveLength(
    requestActivities.length,
  );
  expect(new Set(told).size).toBe(requestActivities.length);
});

test('requests of each kind are told apart', () => {
  for (const what of ['received', 'reviewed'] as const) {
    const told = helpDeskTypes.map((type) => words({ what, type }));
    expect(new Set(told).size).toBe(helpDeskTypes.length);
  }
});
