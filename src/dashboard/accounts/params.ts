import { accountSorts, roleFilters, stateFilters } from '../../../contract/accounts/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

export const accountsParams = createListParams({
  query: param.search,
  role: param.choice('role', { label: 'Role', choices: roleFilters }, 'any'),
  state: param.choice('state', { label: 'Status', choices: stateFilters }, 'any'),
  ...param.sort(accountSorts, 'office'),
  page: param.page,
});
export type AccountsParams = StateOf<typeof accountsParams>;
