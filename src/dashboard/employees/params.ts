import {
  certificateFilters,
  employeeSorts,
  statusFilters,
} from '../../../contract/employees/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';

const fields = {
  query: words(),
  status: oneOf('status', statusFilters, 'here'),
  region: oneOf('region', regionIds, null),
  certificate: oneOf('certificate', certificateFilters, null),
  sort: oneOf('sort', employeeSorts, 'name'),
  down: flag('down'),
  page,
  employee: { ...nameOrNull('employee', 40), isBeside: true },
  isNew: { ...flag('new'), isBeside: true },
};

/** The URL search params of the screen: the list, and the open employee. */
export type EmployeesParams = StateOf<typeof fields>;
export const employeesParams = listAddress(fields);
