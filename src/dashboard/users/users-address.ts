import {
  accountSorts,
  roleFilters,
  stateFilters,
  type AccountFilter,
} from '../../../contract/account-filters';

/** What Users info keeps in its address. */
export type UsersState = AccountFilter & {
  /** From 1. */
  page: number;
};

const usual: UsersState = {
  query: '',
  role: 'any',
  state: 'any',
  sort: 'office',
  down: false,
  page: 1,
};

/** The state an address names; what it does not name, or names wrongly, is as usual. */
export function readUsers(search: string): UsersState {
  const params = new URLSearchParams(search);
  const among = <Value extends string>(name: string, values: readonly Value[], other: Value) =>
    values.find((value) => value === params.get(name)) ?? other;
  const page = params.get('page') ?? '';
  return {
    query: params.get('q') ?? usual.query,
    role: among('role', roleFilters, usual.role),
    state: among('state', stateFilters, usual.state),
    sort: among('sort', accountSorts, usual.sort),
    down: params.get('down') === '1',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : usual.page,
  };
}

/** The address of Users info at `path` in a state; what is as usual is left out. */
export function usersAddress(path: string, state: UsersState): string {
  const params = new URLSearchParams();
  if (state.query !== usual.query) params.set('q', state.query);
  for (const name of ['role', 'state', 'sort'] as const) {
    if (state[name] !== usual[name]) params.set(name, state[name]);
  }
  if (state.down) params.set('down', '1');
  if (state.page !== usual.page) params.set('page', String(state.page));
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
