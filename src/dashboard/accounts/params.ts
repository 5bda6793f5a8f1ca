import { accountSorts, roleFilters, stateFilters } from '../../../contract/accounts/constants';
import {
  flagParam,
  createListParams,
  enumParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

const fields = {
  query: searchParam(),
  role: enumParam('role', roleFilters, 'any'),
  state: enumParam('state', stateFilters, 'any'),
  sort: enumParam('sort', accountSorts, 'office'),
  down: flagParam('down'),
  page: pageParam,
};

export type AccountsState = ParamState<typeof fields>;
export const accountsAddress = createListParams(fields);
