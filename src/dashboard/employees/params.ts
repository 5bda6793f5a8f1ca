import {
  certificateFilters,
  employeeSorts,
  statusFilters,
} from '../../../contract/employees/constants';
import { createListParams, param, type StateOf } from '../hooks/list/list-params';

/** The URL search params of the screen: the list, and the open employee. */
export const employeesParams = createListParams({
  query: param.search,
  status: param.oneOf('status', statusFilters, 'current'),
  region: param.region,
  certificate: param.oneOf('certificate', certificateFilters, null),
  ...param.sort(employeeSorts, 'name'),
  page: param.page,
  employee: param.viewOnly(param.id('employee', 40)),
  isNew: param.viewOnly(param.flag('new')),
});
export type EmployeesParams = StateOf<typeof employeesParams>;
