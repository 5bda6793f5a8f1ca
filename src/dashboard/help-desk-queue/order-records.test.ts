import { expect, test } from 'vitest';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import { helpDeskRecord } from '../parts/testing/sample-records';
import { orderRecords } from './order-records';

const record = (id: string, review: string, at: string, type: HelpDeskRecord['type'] = 'payroll') =>
  helpDeskRecord({ id, type, review, at });
const records = [
  record('reviewed-old', 'true', '2026-01-01T00:00:00.000Z'),
  record('waiting-new', 'false', '2026-03-02T00:00:00.000Z'),
  record('other-queue', 'false', '2026-01-01T00:00:00.000Z', 'payStub'),
  record('reviewed-new', 'true', '2026-03-03T00:00:00.000Z'),
  record('waiting-old', 'false', '2026-02-01T00:00:00.000Z'),
];
const ids = (filter: Parameters<typeof orderRecords>[2]) =>
  orderRecords(records, 'payroll', filter).map(({ id }) => id);

test('a queue shows what waits first, the longest wait on top, then what is reviewed', () => {
  expect(ids('all')).toEqual(['waiting-old', 'waiting-new', 'reviewed-new', 'reviewed-old']);
});

test('a filter shows one of both', () => {
  expect(ids('waiting')).toEqual(['waiting-old', 'waiting-new']);
  expect(ids('reviewed')).toEqual(['reviewed-new', 'reviewed-old']);
});
