import {
  certificateFilters,
  employeeSorts,
  statusFilters,
} from '../../../contract/employees/constants';
import { createListParams } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

export const employeesParams = createListParams({
  query: param.search,
  status: param.choice('status', { label: 'Status', choices: statusFilters }, 'current'),
  region: param.region,
  followUp: param.followUp,
  certificate: param.choice('certificate', {
    label: 'Certificate',
    all: 'All',
    choices: certificateFilters,
  }),
  ...param.sort(employeeSorts, 'name'),
  page: param.page,
  employee: param.viewOnly(param.id('employee', 40)),
  isEdited: param.viewOnly(param.flag('edit')),
  isNew: param.viewOnly(param.flag('new')),
});
