import { employeeStatuses, type EmployeeStatus } from './constants';
import type { Employee } from './schema';

/** The dates decide: people work until the end of their last day, and from their hire date. */
export const employmentStates = {
  ...employeeStatuses,
  starting: 'Starting',
  leaving: 'Leaving',
} as const;
export type EmploymentState = keyof typeof employmentStates;

type Employment = Pick<Employee, 'status' | 'hiredOn' | 'leftOn'>;

/**
 * The one rule of who works here. `whereEmployment` in server/features/employees/queries.ts is the same rule in SQL.
 * @param today YYYY-MM-DD at the office
 */
export function getEmploymentState(
  { status, hiredOn, leftOn }: Employment,
  today: string,
): EmploymentState {
  if (status === 'left' && (leftOn === null || leftOn < today)) return 'left';
  if (hiredOn > today) return 'starting';
  return status === 'left' ? 'leaving' : status;
}

/** True for everyone but former employees, so also for people who start or leave soon. */
export function isCurrentEmployee(employee: Employment, today: string): boolean {
  return getEmploymentState(employee, today) !== 'left';
}

/** 'Active', 'Left', 'Starts Dec 15', 'Leaving Jan 8, 2027' */
export function formatEmployment(employee: Employment, today: string): string {
  const state = getEmploymentState(employee, today);
  if (state === 'starting') return `Starts ${formatNearDay(employee.hiredOn, today)}`;
  if (state === 'leaving') return `Leaving ${formatNearDay(employee.leftOn ?? today, today)}`;
  return employmentStates[state];
}

/** The stored status of a state in a file or form: someone who leaves soon has the status Left with a later last day. */
export function toEmployeeStatus(state: EmploymentState): EmployeeStatus {
  if (state === 'starting') return 'active';
  return state === 'leaving' ? 'left' : state;
}

function formatNearDay(day: string, today: string): string {
  const isSameYear = day.slice(0, 4) === today.slice(0, 4);
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(isSameYear ? {} : { year: 'numeric' }),
  });
}
