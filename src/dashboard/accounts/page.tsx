import { useState } from 'react';
import { UserSearch } from 'lucide-react';
import { filterAccounts } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import { listPage } from '../../../contract/shared/list-limits';
import { mayManageAccounts } from '../../../contract/shared/roles';
import { DataTable } from '../components/table/data-table';
import { ListBar } from '../components/list/list-toolbar';
import { ListBody } from '../components/list/list-body';
import { ListCount } from '../components/list/list-count';
import { NoMatch } from '../components/list/empty-state';
import { paged } from './client-pagination';
import { Pager } from '../components/list/pagination';
import { useListState } from '../hooks/list/use-list-state';
import { OlderOnes } from './load-more';
import { PageHeader } from '../components/screen/page-header';
import { SaidLine } from '../components/status/status-message';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { useStaff } from '../hooks/session/use-staff';
import { ViewLinks } from '../components/screen/view-links';
import { accountColumns } from './columns';
import { Filters } from './filters';
import { GiveRoleButton } from './roles/assign-role-button';
import { ProviderNote } from './provider-notice';
import { useAccounts } from './use-accounts';
import { usersAddress } from './params';
import { WishDialog } from './confirm-action-dialog';
import type { Wish } from './account-action';
import { usersViews } from '../components/screen/users-views';

type Asked = { account: Account; wish: Wish } | null;

/** Everyone who can sign in. The owner gives roles and shuts accounts out; intake looks. State is in the address. */
export function AccountsView({ screen, location }: ScreenProps) {
  const { user, role } = useStaff();
  const { page, showOlder } = useAccounts();
  const { data, mutate } = page;
  const [asked, setAsked] = useState<Asked>(null);
  const [said, setSaid] = useState('');
  const at = useListState(location, screen.path, usersAddress);
  const { state, addressOf, change } = at;
  const manages = mayManageAccounts(role);

  const done = (words: string) => {
    setAsked(null);
    setSaid(words);
    void mutate();
  };
  const ask = (next: Asked) => {
    setSaid('');
    setAsked(next);
  };

  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Everyone who can sign in, and what they may do.">
        {manages && (
          <GiveRoleButton
            accounts={data?.accounts ?? []}
            onStart={() => setSaid('')}
            onDone={done}
          />
        )}
      </PageHeader>
      {manages && <ViewLinks views={usersViews(screen.path)} current="accounts" />}
      <ListBar
        search={{
          id: 'users-search',
          label: 'Search accounts',
          placeholder: 'Name or e-mail',
        }}
        at={at}
        exported={usersAddress.write('/accounts/export', { ...state, query: '', page: 1 })}
      >
        <Filters state={state} onChange={change} />
      </ListBar>
      <SaidLine>{said}</SaidLine>
      {data && <ProviderNote provider={data.provider} />}
      <ListBody page={page}>
        {({ accounts, total }) => {
          const found = filterAccounts(accounts, state);
          const { shown, page: at } = paged(found, state.page);
          return (
            <>
              <ListCount total={found.length} one="account" many="accounts" />
              {found.length === 0 ? (
                <NoMatch icon={UserSearch} title="Nobody matches" all={screen.path} />
              ) : (
                <DataTable
                  caption={screen.label}
                  columns={accountColumns({
                    own: user.email?.toLowerCase() ?? null,
                    onWish: manages ? (account, wish) => ask({ account, wish }) : undefined,
                  })}
                  rows={shown}
                  keyOf={({ uid, email }) => uid ?? email ?? ''}
                  sort={{
                    by: state.sort,
                    down: state.down,
                    addressOf,
                    others: { office: 'The office first' },
                  }}
                />
              )}
              <Pager
                page={at}
                pageSize={listPage}
                total={found.length}
                addressOf={(to) => addressOf({ page: to })}
              />
              <OlderOnes
                shown={accounts.length}
                total={total}
                words={`${accounts.length} accounts are listed and searched, those with a role before the newest`}
                onShow={showOlder}
              />
            </>
          );
        }}
      </ListBody>
      {asked !== null && (
        <WishDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={done}
          onRefused={async () => {
            const now = await mutate();
            return now?.accounts.find(({ email }) => email === asked.account.email);
          }}
        />
      )}
    </ScreenBody>
  );
}
