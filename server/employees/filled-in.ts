import type { NewEmployee } from '../../contract/employees';
import {
  employeeRules,
  readStatus,
  toEmployee,
  type EmployeeRecord,
} from '../../contract/forms/employee';
import { formProblems, type FormValues } from '../../contract/forms/rules';
import { dayAt } from '../../contract/region-facts';
import { defaultRegion } from '../../contract/regions';
import type { Context } from '../context';
import { invalid } from '../errors';
import { tidyFields } from '../public-forms/tidy';

/** The day at the main office, by which certificates expire. */
export function officeDay({ now }: Pick<Context, 'now'>): string {
  return dayAt(defaultRegion, now());
}

/** What was filled in, as an employee. Throws 400 with what is wrong, by field. */
export function filledIn(values: NewEmployee, today: string): EmployeeRecord {
  const { status = 'active' } = values;
  const given = { ...tidyFields(values), status: readStatus(status) ?? status } as FormValues;
  const problems = formProblems(employeeRules(today), given);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return toEmployee(given);
}
