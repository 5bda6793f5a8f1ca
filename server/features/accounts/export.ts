import { accountEndpoints } from '../../../contract/accounts/endpoints';
import { filterAccounts, isRolePending } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { createExportHandler } from '../../services/exports/export-route';
import type { Column } from '../../services/exports/spreadsheet';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { listAccounts } from './service';

export function accountExportRoutes(app: App, context: Context): void {
  createHandle(
    app,
    context,
    accountEndpoints,
  )(
    'GET /accounts/export',
    createExportHandler(context, async (request) => {
      const search = getSearchQuery(request);
      const { role = 'any', state = 'any', sort = 'office', down } = request.query;
      const { accounts } = await listAccounts(context, request.log);
      const filter = { query: search, role, state, sort, isReversed: down === '1' };
      return {
        name: 'accounts',
        columns,
        rows: filterAccounts(accounts, filter),
        filters: { role: role === 'any' ? null : role, state: state === 'any' ? null : state },
        hasSearch: search !== '',
      };
    }),
  );
}

const columns: readonly Column<Account>[] = [
  { label: 'Name', cell: ({ name }) => name, width: 28 },
  { label: 'Email', cell: ({ email }) => email, width: 34 },
  { label: 'Email verified', cell: ({ verified }) => (verified ? 'Yes' : 'No'), width: 14 },
  { label: 'Role', cell: ({ role }) => role, width: 12 },
  { label: 'Status', cell: formatStatus, width: 24 },
  { label: 'Signs in with', cell: ({ providers }) => providers.join(', '), width: 24 },
  { label: 'Created (Eastern time)', cell: ({ createdAt }) => toDate(createdAt), width: 22 },
  {
    label: 'Last sign-in (Eastern time)',
    cell: (account) => toDate(account.lastSignInAt),
    width: 26,
  },
];

function toDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}

function formatStatus(account: Account): string {
  if (account.disabled) return 'Disabled';
  if (account.role === null) return 'Visitor';
  return isRolePending(account) ? 'Pending first sign-in' : 'Active';
}
