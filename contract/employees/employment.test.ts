import { expect, test } from 'vitest';
import type { EmployeeStatus } from './constants';
import { formatEmployment, getEmploymentState, isCurrentEmployee } from './employment';

const today = '2026-11-27';

test.each<[EmployeeStatus, string, string | null, string, string]>([
  ['active', '2024-03-18', null, 'active', 'Active'],
  ['active', '2026-11-27', null, 'active', 'Active'],
  ['active', '2026-11-28', null, 'starting', 'Starts Nov 28'],
  ['active', '2027-01-04', null, 'starting', 'Starts Jan 4, 2027'],
  ['on-leave', '2024-03-18', null, 'on-leave', 'On leave'],
  ['left', '2024-03-18', '2026-12-20', 'leaving', 'Leaving Dec 20'],
  ['left', '2024-03-18', '2026-11-27', 'leaving', 'Leaving Nov 27'],
  ['left', '2024-03-18', '2026-11-26', 'left', 'Left'],
  ['left', '2024-03-18', null, 'left', 'Left'],
  ['left', '2026-12-15', '2026-12-20', 'starting', 'Starts Dec 15'],
])('%s, hired %s, last day %s is %s', (status, hiredOn, leftOn, state, label) => {
  const employee = { status, hiredOn, leftOn };
  expect(getEmploymentState(employee, today)).toBe(state);
  expect(formatEmployment(employee, today)).toBe(label);
  expect(isCurrentEmployee(employee, today)).toBe(state !== 'left');
});
