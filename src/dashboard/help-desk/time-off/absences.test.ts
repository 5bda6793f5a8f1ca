import { expect, test } from 'vitest';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { formatAbsenceCount, sortAbsences } from './absences';

const createTimeOff = (
  id: string,
  region: TimeOff['region'],
  decision: TimeOff['decision'],
  firstDay = '2026-12-01',
): TimeOff => ({
  id,
  reference: id,
  name: id,
  region,
  firstDay,
  lastDay: '2026-12-31',
  hours: 8,
  decision,
});
const absences = [
  createTimeOff('far waiting', 'maryland', null),
  createTimeOff('near waiting', 'new-york', null),
  createTimeOff('far approved', 'maryland', 'approved'),
  createTimeOff('near later', 'new-york', 'approved', '2026-12-02'),
  createTimeOff('near first', 'new-york', 'approved'),
];

test('lists the same office first, and there approved time off by first day', () => {
  expect(sortAbsences(absences, 'new-york').map(({ id }) => id)).toEqual([
    'near first',
    'near later',
    'near waiting',
    'far approved',
    'far waiting',
  ]);
});

test.each([
  [absences, '2 approved and 1 waiting in New York; 2 elsewhere.'],
  [absences.slice(0, 1), 'No one else in New York; 1 elsewhere.'],
  [absences.slice(1, 2), '1 waiting in New York.'],
  [[], 'No one else.'],
])('counts absences in the same office and elsewhere (%#)', (some, text) => {
  expect(formatAbsenceCount(some, 'new-york')).toBe(text);
});
