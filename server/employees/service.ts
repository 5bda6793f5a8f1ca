import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { EmployeesQuery, NewEmployee } from '../../contract/employees/schema';
import {
  employeeRules,
  readStatus,
  toEmployee,
  type EmployeeRecord,
} from '../../contract/employees/form';
import { formProblems, type FormValues } from '../../contract/forms/rules';
import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import type { Context } from '../context';
import { invalid } from '../http/errors';
import { searchedFor } from '../http/lists/search-header';
import { idParam } from '../http/request/id-param';
import { tidyFields } from '../http/request/normalize-text';
import type { EmployeeFilter } from './queries';

/** The day at the main office, by which certificates expire. */
export function getOfficeDay({ now }: Pick<Context, 'now'>): string {
  return dayAt(defaultRegion, now());
}

/** What was filled in, as an employee. Throws 400 with what is wrong, by field. */
export function parseEmployeeInput(values: NewEmployee, today: string): EmployeeRecord {
  const { status = 'active' } = values;
  const given = { ...tidyFields(values), status: readStatus(status) ?? status } as FormValues;
  const problems = formProblems(employeeRules(today), given);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return toEmployee(given);
}

export const employeeParam = Type.Object({ id: idParam });

/** The filter that a call asks for. Throws 400 on words that cannot be read. */
export function parseEmployeeFilter(context: Context, request: FastifyRequest): EmployeeFilter {
  const query = request.query as EmployeesQuery;
  return {
    status: query.status ?? 'here',
    region: query.region ?? null,
    certificate: query.certificate ?? null,
    search: searchedFor(request).trim(),
    sort: query.sort ?? 'name',
    isDescending: query.down === '1',
    today: getOfficeDay(context),
  };
}
