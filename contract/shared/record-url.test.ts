import { expect, test } from 'vitest';
import { getRecordUrl } from './record-url';

test('links each kind of record to its screen', () => {
  expect(getRecordUrl({ kind: 'thread', screen: 'form-messages', id: 'a&b' })).toBe(
    '/dashboard/all-form-submission-message?thread=a%26b',
  );
  expect(getRecordUrl({ kind: 'request', screen: 'pay-roll', id: 'r1' })).toBe(
    '/dashboard/pay-roll?record=r1',
  );
  expect(getRecordUrl({ kind: 'application', screen: 'jobs', id: 'x1' })).toBe(
    '/dashboard/all-job-post?view=applications&application=x1',
  );
});
