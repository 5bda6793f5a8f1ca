import { useState } from 'react';
import { UserSearch } from 'lucide-react';
import { filterAccounts } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import { pageSize } from '../../../contract/shared/list-limits';
import { canManageAccounts } from '../../../contract/shared/roles';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { DataTable } from '../components/table/data-table';
import { ListToolbar } from '../components/list/list-toolbar';
import { ListBody } from '../components/list/list-body';
import { ListCount } from '../components/list/list-count';
import { EmptyState } from '../components/list/empty-state';
import { Pagination } from '../components/list/pagination';
import { useListState } from '../hooks/list/use-list-state';
import { PageHeader } from '../components/screen/page-header';
import { StatusMessage } from '../components/status/status-message';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { getUsersViews } from '../components/screen/users-views';
import { ViewLinks } from '../components/screen/view-links';
import { useStaff } from '../hooks/session/use-staff';
import type { AccountAction } from './account-action';
import { useAccounts } from './api';
import { createColumns } from './columns';
import { ConfirmActionDialog } from './confirm-action-dialog';
import { AccountFilters } from './filters';
import { accountsAddress } from './params';
import { ProviderNotice } from './provider-notice';
import { AssignRoleButton } from './roles/assign-role-button';

/** All accounts. Owners manage roles and disable accounts; intake can only look. */
export function AccountsPage({ screen, location }: ScreenProps) {
  const { user, role } = useStaff();
  const page = useAccounts();
  const { data, mutate } = page;
  const [pending, setPending] = useState<{ account: Account; action: AccountAction } | null>(null);
  const [message, setMessage] = useState('');
  const listState = useListState(location, screen.path, accountsAddress);
  const { state, getUrl, update } = listState;
  const canManage = canManageAccounts(role);

  const finish = (doneMessage: string) => {
    setPending(null);
    setMessage(doneMessage);
    void mutate();
  };
  const startAction = (account: Account, action: AccountAction) => {
    setMessage('');
    setPending({ account, action });
  };

  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Everyone who can sign in, and their roles">
        {canManage && (
          <AssignRoleButton
            accounts={data?.accounts ?? []}
            onStart={() => setMessage('')}
            onDone={finish}
          />
        )}
      </PageHeader>
      {canManage && <ViewLinks views={getUsersViews(screen.path)} current="accounts" />}
      <ListToolbar
        search={{
          id: 'users-search',
          label: 'Search accounts',
          placeholder: 'Name or e-mail',
        }}
        listState={listState}
        exportPath={accountsAddress.toUrl('/accounts/export', { ...state, query: '', page: 1 })}
      >
        <AccountFilters state={state} onChange={update} />
      </ListToolbar>
      <StatusMessage>{message}</StatusMessage>
      {data && <ProviderNotice provider={data.provider} />}
      <ListBody page={page}>
        {({ accounts, total }) => {
          const found = filterAccounts(accounts, state);
          const lastPage = Math.max(1, Math.ceil(found.length / pageSize));
          const pageNumber = Math.min(state.page, lastPage);
          return (
            <>
              <ListCount total={found.length} one="account" many="accounts" />
              {found.length === 0 ? (
                <EmptyState icon={UserSearch} title="No matching accounts" allUrl={screen.path} />
              ) : (
                <DataTable
                  caption={screen.label}
                  columns={createColumns(
                    user.email?.toLowerCase() ?? null,
                    canManage ? startAction : undefined,
                  )}
                  rows={found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)}
                  getRowId={({ uid, email }) => uid ?? email ?? ''}
                  sort={{
                    key: state.sort,
                    isReversed: state.down,
                    getUrl: getUrl,
                    others: { office: 'Staff first' },
                  }}
                />
              )}
              <Pagination
                page={pageNumber}
                pageSize={pageSize}
                total={found.length}
                getUrl={(to) => getUrl({ page: to })}
              />
              {total > accounts.length && (
                <p>
                  Showing and searching {formatNumber(accounts.length)} of {formatNumber(total)}{' '}
                  accounts: those with a role, then the newest.
                </p>
              )}
            </>
          );
        }}
      </ListBody>
      {pending !== null && (
        <ConfirmActionDialog
          account={pending.account}
          action={pending.action}
          onClose={() => setPending(null)}
          onDone={finish}
          onRejected={async () => {
            const latest = await mutate();
            return latest?.accounts.find(({ email }) => email === pending.account.email);
          }}
        />
      )}
    </ScreenBody>
  );
}
