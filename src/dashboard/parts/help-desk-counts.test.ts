import { expect, test } from 'vitest';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import { queueCounts } from './help-desk-counts';
import { helpDeskRecord } from './testing/sample-records';

const record = (type: HelpDeskRecord['type'], review: string, at: string) =>
  helpDeskRecord({ id: `${type}-${at}`, type, review, at });

test("a queue's badge is the number of its records whose review is not 'true'", () => {
  const counts = queueCounts([
    record('payStub', 'false', '2026-03-02T10:00:00.000Z'),
    record('payStub', 'true', '2026-01-01T10:00:00.000Z'),
    record('payStub', '', '2026-03-01T10:00:00.000Z'),
    record('requestPto', 'True', '2026-03-03T10:00:00.000Z'),
  ]);
  expect(counts).toEqual({
    generalRequest: { open: 0, oldest: null },
    payStub: { open: 2, oldest: '2026-03-01T10:00:00.000Z' },
    payroll: { open: 0, oldest: null },
    requestSupply: { open: 0, oldest: null },
    requestPto: { open: 1, oldest: '2026-03-03T10:00:00.000Z' },
  });
});
