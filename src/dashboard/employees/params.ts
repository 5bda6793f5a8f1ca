import {
  certificateWarningDays,
  employeeSorts,
  type certificateFilters,
  type StatusFilter,
} from '../../../contract/employees/constants';
import { createListParams } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

const statusLabels: Record<StatusFilter, string> = {
  current: 'Current employees',
  active: 'Active',
  'on-leave': 'On leave',
  starting: 'Starting',
  leaving: 'Leaving',
  left: 'Left',
  all: 'All, including former',
};

const certificateLabels: Record<(typeof certificateFilters)[number], string> = {
  due: 'Expired or expiring soon',
  expired: 'Expired',
  soon: `Expires within ${certificateWarningDays} days`,
  none: 'No expiration date',
};

export const employeesParams = createListParams({
  query: param.search,
  status: param.choice('status', { label: 'Status', choices: statusLabels }, 'current'),
  region: param.region,
  followUp: param.followUp,
  certificate: param.choice('certificate', {
    label: 'Certificate',
    all: 'All',
    choices: certificateLabels,
  }),
  ...param.sort(employeeSorts, 'name'),
  page: param.page,
  employee: param.viewOnly(param.id('employee', 40)),
  isEdited: param.viewOnly(param.flag('edit')),
  isNew: param.viewOnly(param.flag('new')),
});
