import { expect, test } from 'vitest';
import { acceptsApplications } from './listing';

const job = { region: 'michigan', validThrough: '2026-11-20' } as const;

test.each([
  ['the evening before', '2026-11-20T01:00:00Z', true],
  ['the last minute of the last day at the office', '2026-11-21T04:59:00Z', true],
  ['the first minute after it', '2026-11-21T05:00:00Z', false],
])('accepts applications until the last day ends at the office: %s', (_case, now, open) => {
  expect(acceptsApplications(job, new Date(now))).toBe(open);
});

test('respects daylight saving time', () => {
  const summer = { region: 'new-york', validThrough: '2026-07-01' } as const;
  expect(acceptsApplications(summer, new Date('2026-07-02T03:59:00Z'))).toBe(true);
  expect(acceptsApplications(summer, new Date('2026-07-02T04:00:00Z'))).toBe(false);
});
