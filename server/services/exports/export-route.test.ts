import { expect, test } from 'vitest';
import { formatFilter } from './export-route';

test.each([
  ['region', 'new-jersey', 'region: New Jersey'],
  ['status', 'on-leave', 'status: on leave'],
  ['priority', 'high', 'priority: today'],
  ['who', 'ira-b@agency.example', 'who: ira-b@agency.example'],
  ['from', '2026-11-02', 'from: 2026-11-02'],
])('formats %s=%s as "%s" for the audit', (filter, value, text) => {
  expect(formatFilter(filter, value, { priority: { high: 'today' } })).toBe(text);
});
