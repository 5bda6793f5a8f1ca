import { filterAccounts, roleWaits } from '../../contract/accounts/filter';
import { AccountsExportQuery, type Account } from '../../contract/accounts/schema';
import type { App } from '../http/app-type';
import { joinAccounts } from './account-list';
import { listProviderAccounts } from './provider-accounts';
import type { Context } from '../context';
import { listStaffAccounts } from './queries';
import type { Column } from '../http/exports/spreadsheet';
import { exportRoute } from '../http/exports/export-route';
import { searchedFor } from '../http/lists/search-header';

/** GET /accounts/export: who can sign in, as a file. Who took it is recorded. */
export function accountExportRoutes(app: App, context: Context): void {
  exportRoute(app, context, {
    path: '/accounts/export',
    summary: 'The accounts as CSV or Excel',
    schema: { querystring: AccountsExportQuery },
    read: async (request) => {
      const search = searchedFor(request);
      const query = request.query as AccountsExportQuery;
      const { role = 'any', state = 'any', sort = 'office', down } = query;
      const { accounts } = await listProviderAccounts(context, request.log);
      const joined = joinAccounts(accounts, await listStaffAccounts(context.database.db));
      return {
        name: 'accounts',
        columns,
        rows: filterAccounts(joined, { query: search, role, state, sort, down: down === '1' }),
        filters: { role: role === 'any' ? null : role, state: state === 'any' ? null : state },
        searched: search !== '',
      };
    },
  });
}

const moment = (at: string | null) => (at === null ? null : new Date(at));

const columns: readonly Column<Account>[] = [
  { label: 'Name', cell: ({ name }) => name, width: 28 },
  { label: 'E-mail', cell: ({ email }) => email, width: 34 },
  { label: 'E-mail verified', cell: ({ verified }) => (verified ? 'yes' : 'no'), width: 14 },
  { label: 'Role', cell: ({ role }) => role, width: 12 },
  { label: 'Status', cell: stateOf, width: 24 },
  { label: 'Signs in with', cell: ({ providers }) => providers.join(', '), width: 24 },
  { label: 'Created (Eastern time)', cell: ({ createdAt }) => moment(createdAt), width: 22 },
  {
    label: 'Last sign-in (Eastern time)',
    cell: ({ lastSignInAt }) => moment(lastSignInAt),
    width: 26,
  },
];

function stateOf(account: Account): string {
  if (account.disabled) return 'disabled';
  if (account.role === null) return 'visitor';
  return roleWaits(account) ? 'waits for a sign-in' : 'active';
}
