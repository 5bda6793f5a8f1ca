import { formatAccountAccess } from '../../../contract/accounts/access';
import { isRolePending } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import { timeColumn, type Column } from '../../services/exports/spreadsheet';

export const accountColumns: readonly Column<Account>[] = [
  { label: 'Name', cell: ({ name }) => name, width: 28 },
  { label: 'Email', cell: ({ email }) => email, width: 34 },
  { label: 'Email verified', cell: ({ verified }) => (verified ? 'Yes' : 'No'), width: 14 },
  { label: 'Role', cell: ({ role }) => role, width: 12 },
  { label: 'Access', cell: (account) => formatAccountAccess(account), width: 60 },
  { label: 'Status', cell: formatStatus, width: 24 },
  { label: 'Signs in with', cell: ({ providers }) => providers.join(', '), width: 24 },
  timeColumn('Created', ({ createdAt }) => createdAt),
  timeColumn('Last sign-in', ({ lastSignInAt }) => lastSignInAt),
];

function formatStatus(account: Account): string {
  if (account.disabled) return 'Disabled';
  if (account.role === null) return 'Visitor';
  return isRolePending(account) ? 'Pending first sign-in' : 'Active';
}
