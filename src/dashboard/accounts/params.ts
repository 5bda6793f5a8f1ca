import {
  accountSorts,
  type roleFilters,
  type stateFilters,
} from '../../../contract/accounts/constants';
import { roleLabels } from '../../../contract/shared/roles';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

const roleChoices: Record<(typeof roleFilters)[number], string> = {
  any: 'All roles',
  ...roleLabels,
  none: 'No role',
};

const statusChoices: Record<(typeof stateFilters)[number], string> = {
  any: 'All',
  active: 'Active',
  waiting: 'Pending sign-in',
  disabled: 'Disabled',
  unverified: 'Email not verified',
};

export const accountsParams = createListParams({
  query: param.search,
  role: param.choice('role', { label: 'Role', choices: roleChoices }, 'any'),
  state: param.choice('state', { label: 'Status', choices: statusChoices }, 'any'),
  ...param.sort(accountSorts, 'office'),
  page: param.page,
});
export type AccountsParams = StateOf<typeof accountsParams>;
