import { accountSorts, roleFilters, stateFilters } from '../../../contract/account-filters';
import { flag, listAddress, oneOf, page, words, type StateOf } from '../parts/list/list-address';

const fields = {
  query: words(),
  role: oneOf('role', roleFilters, 'any'),
  state: oneOf('state', stateFilters, 'any'),
  sort: oneOf('sort', accountSorts, 'office'),
  down: flag('down'),
  page,
};

/** What Users info keeps in its address. */
export type UsersState = StateOf<typeof fields>;
export const usersAddress = listAddress(fields);
