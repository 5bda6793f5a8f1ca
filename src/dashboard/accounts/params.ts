import { accountSorts, roleFilters, stateFilters } from '../../../contract/accounts/constants';
import { createListParams, param, type StateOf } from '../hooks/list/list-params';

export const accountsParams = createListParams({
  query: param.search,
  role: param.oneOf('role', roleFilters, 'any'),
  state: param.oneOf('state', stateFilters, 'any'),
  ...param.sort(accountSorts, 'office'),
  page: param.page,
});
export type AccountsParams = StateOf<typeof accountsParams>;
