import {
  certificateFilters,
  employeeSorts,
  statusFilters,
} from '../../../contract/employees/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flagParam,
  createListParams,
  idParam,
  enumParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

const fields = {
  query: searchParam(),
  status: enumParam('status', statusFilters, 'current'),
  region: enumParam('region', regionIds, null),
  certificate: enumParam('certificate', certificateFilters, null),
  sort: enumParam('sort', employeeSorts, 'name'),
  isReversed: flagParam('down'),
  page: pageParam,
  employee: { ...idParam('employee', 40), isViewOnly: true },
  isNew: { ...flagParam('new'), isViewOnly: true },
};

/** The URL search params of the screen: the list, and the open employee. */
export type EmployeesParams = ParamState<typeof fields>;
export const employeesParams = createListParams(fields);
