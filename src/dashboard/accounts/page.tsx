import { useState } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import { filterAccounts } from '../../../contract/accounts/filter';
import type { Account, AccountsResponse } from '../../../contract/accounts/schema';
import { accountLimits, pageSize } from '../../../contract/shared/list-limits';
import { canManageAccounts } from '../../../contract/shared/roles';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { useListPage } from '../api/swr-hooks';
import { List } from '../components/list/list';
import {
  getUsersViews,
  PageHeader,
  ScreenBody,
  ViewLinks,
  type ScreenProps,
} from '../components/screen';
import { StatusMessage } from '../components/status/messages';
import { EmptyState, warningBoxStyle } from '../components/status/notice';
import { useListState } from '../hooks/list/use-list-state';
import { useStaff } from '../hooks/use-staff';
import { useLazyDialog } from '../components/dialog/use-lazy-dialog';
import type { AccountAction, ConfirmedAction } from './account-action';
import { createColumns } from './columns';
import { ConfirmActionDialog } from './confirm-action-dialog';
import { accountsParams, type AccountsParams } from './params';

const loadRequiredRolesDialog = async () =>
  (await import('./required-roles-dialog')).RequiredRolesDialog;
const loadAccessDialog = async () => (await import('./access-dialog')).AccessDialog;

/** All accounts. Owners decide what each may open and disable accounts; others can only look. */
export function AccountsPage({ screen, location }: ScreenProps) {
  const { user, access } = useStaff();
  // Search and filters run in the browser.
  const query = { limit: String(accountLimits.max) };
  const response = useListPage('GET /accounts', { query });
  const { data, mutate } = response;
  const [pending, setPending] = useState<{ account: Account; action: ConfirmedAction } | null>(
    null,
  );
  const [changed, setChanged] = useState<Account | null>(null);
  const [message, setMessage] = useState('');
  const list = useListState(location, screen.path, accountsParams);
  const canManage = canManageAccounts(access.role);
  const accessDialog = useLazyDialog(loadAccessDialog, 'the form');
  const requiredRolesDialog = useLazyDialog(loadRequiredRolesDialog, 'the form');

  const finish = (doneMessage: string) => {
    setPending(null);
    accessDialog.close();
    requiredRolesDialog.close();
    setMessage(doneMessage);
    void mutate();
  };
  const startAction = (account: Account, action: AccountAction) => {
    setMessage('');
    if (action === 'access') openAccess(account);
    else setPending({ account, action });
  };
  const openAccess = (account: Account | null) => {
    setMessage('');
    setChanged(account);
    accessDialog.openDialog();
  };
  const reload = async ({ email }: Account) => {
    const latest = await mutate();
    return latest?.accounts.find((account) => account.email === email);
  };

  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Everyone who can sign in, and what they can open">
        {canManage && (
          <div css={buttonRowStyle}>
            <Button tone="outline" onClick={requiredRolesDialog.openDialog}>
              <ShieldCheck size={18} aria-hidden /> Two-step verification
            </Button>
            <Button onClick={() => openAccess(null)}>
              <UserPlus size={18} aria-hidden /> Invite
            </Button>
          </div>
        )}
        {accessDialog.loadError || requiredRolesDialog.loadError}
      </PageHeader>
      {canManage && <ViewLinks views={getUsersViews(screen.path)} current="accounts" />}
      <List
        list={list}
        page={{ ...response, data: data && toListPage(data, list.state) }}
        search={{ label: 'Search accounts', hint: 'Name or email' }}
        exportCall={{ call: 'GET /accounts/export' }}
        caption={screen.label}
        one="account"
        columns={createColumns(
          user.email?.toLowerCase() ?? null,
          canManage ? startAction : undefined,
        )}
        otherSorts={{ office: 'Staff first' }}
        noMatch={() => (
          <EmptyState icon={UserSearch} title="No matching accounts" allUrl={list.path} />
        )}
        renderFooter={() =>
          data &&
          data.total > data.accounts.length && (
            <p>
              Only {formatNumber(data.accounts.length)} of {formatNumber(data.total)} accounts are
              listed and searched: people with a role, then the newest.
            </p>
          )
        }
      >
        <StatusMessage>{message}</StatusMessage>
        {data && <ProviderNotice provider={data.provider} />}
      </List>
      {accessDialog.Dialog && accessDialog.isOpen && (
        <accessDialog.Dialog
          account={changed}
          accounts={data?.accounts ?? []}
          onClose={accessDialog.close}
          onDone={finish}
          onRejected={reload}
        />
      )}
      {data && requiredRolesDialog.Dialog && requiredRolesDialog.isOpen && (
        <requiredRolesDialog.Dialog
          roles={data.requiredRoles}
          isSetUp={data.accounts.some(
            ({ email, hasSecondFactor }) => hasSecondFactor && email === user.email?.toLowerCase(),
          )}
          onClose={requiredRolesDialog.close}
          onDone={finish}
        />
      )}
      {pending !== null && (
        <ConfirmActionDialog
          account={pending.account}
          action={pending.action}
          onClose={() => setPending(null)}
          onDone={finish}
          onRejected={() => reload(pending.account)}
        />
      )}
    </ScreenBody>
  );
}

/** The server sends all accounts; the browser filters, sorts, and pages them. */
function toListPage({ accounts }: AccountsResponse, state: AccountsParams) {
  const matches = filterAccounts(accounts, state);
  const items = matches
    .slice((state.page - 1) * pageSize, state.page * pageSize)
    .map((account) => ({ ...account, id: account.uid ?? account.email ?? '' }));
  return { items, total: matches.length };
}

const providerMessages: Record<Exclude<AccountsResponse['provider'], 'complete'>, string> = {
  truncated:
    'There are more than 10,000 accounts. The list shows the first 10,000 and everyone with a role.',
  unconfigured:
    'The list shows only people with a role because the server can’t read the other accounts. To list everyone, set up a service account (docs/production.md).',
  unreachable:
    'The list shows only people with a role because the sign-in service isn’t responding. You can still make changes.',
};

function ProviderNotice({ provider }: Pick<AccountsResponse, 'provider'>) {
  if (provider === 'complete') return null;
  return (
    <p role="status" css={warningBoxStyle}>
      {providerMessages[provider]}
    </p>
  );
}
