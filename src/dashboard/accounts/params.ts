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
  isReversed: flagParam('down'),
  page: pageParam,
};

export type AccountsParams = ParamState<typeof fields>;
export const accountsParams = createListParams(fields);
