import { accountSorts, roleFilters, stateFilters } from '../../../contract/accounts/filter';
import { flag, listAddress, oneOf, page, words, type StateOf } from '../hooks/list/list-params';

const fields = {
  query: words(),
  role: oneOf('role', roleFilters, 'any'),
  state: oneOf('state', stateFilters, 'any'),
  sort: oneOf('sort', accountSorts, 'office'),
  down: flag('down'),
  page,
};

export type AccountsState = StateOf<typeof fields>;
export const accountsAddress = listAddress(fields);
