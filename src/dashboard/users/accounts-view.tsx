import { useState } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { UserPlus, UserSearch } from 'lucide-react';
import type { Account } from '../../../contract/accounts';
import { mayManageAccounts } from '../../../contract/roles';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { ExportMenu } from '../parts/export-menu';
import { useListState } from '../parts/list/use-list-state';
import { LoadFailure, StaleBar } from '../parts/load-failure';
import { Notice } from '../parts/notice';
import { OlderOnes } from '../parts/older-ones';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { SearchField } from '../parts/search-field';
import { useStaff } from '../parts/staff';
import { TableSkeleton } from '../parts/table';
import { text } from '../parts/text';
import { AccountTable } from './account-table';
import { arrangeAccounts } from './arrange-accounts';
import { Filters } from './filters';
import { GiveRoleDialog } from './give-role-dialog';
import { Pages } from './pages';
import { ProviderNote } from './provider-note';
import { useAccounts } from './use-accounts';
import { usersAddress } from './users-address';
import { ViewLinks } from './view-links';
import { WishDialog } from './wish-dialog';
import type { Wish } from './wish';

type Asked = { account: Account; wish: Wish } | 'give-role' | null;

/** Everyone who can sign in. The owner gives roles and shuts accounts out; intake looks. State is in the address. */
export function AccountsView({ screen, location }: ScreenProps) {
  const { user, role } = useStaff();
  const { data, error, mutate, showOlder } = useAccounts();
  const [asked, setAsked] = useState<Asked>(null);
  const [said, setSaid] = useState('');
  const { state, addressOf, change } = useListState(location, screen.path, usersAddress);
  const manages = mayManageAccounts(role);
  const failure = { error: error as unknown, onRetry: () => mutate() };

  const done = (words: string) => {
    setAsked(null);
    setSaid(words);
    void mutate();
  };
  const ask = (next: Asked) => {
    setSaid('');
    setAsked(next);
  };

  const content = () => {
    if (!data) return error ? <LoadFailure {...failure} /> : <TableSkeleton />;
    const { shown, found, page, pages } = arrangeAccounts(data.accounts, state);
    return (
      <>
        <p role="status" css={countStyle}>
          {found === 1 ? '1 account' : `${found} accounts`}
        </p>
        {found === 0 ? (
          <Notice icon={UserSearch} title="Nobody matches">
            <Link to={screen.path} replace css={buttonStyle('outline')}>
              Show all
            </Link>
          </Notice>
        ) : (
          <AccountTable
            accounts={shown}
            caption={screen.label}
            state={state}
            addressOf={addressOf}
            own={user.email?.toLowerCase() ?? null}
            onWish={manages ? (account, wish) => ask({ account, wish }) : undefined}
          />
        )}
        <Pages page={page} pages={pages} addressOf={(to) => addressOf({ page: to })} />
        <OlderOnes
          shown={data.accounts.length}
          total={data.total}
          words={`${data.accounts.length} accounts are listed and searched, those with a role before the newest`}
          onShow={showOlder}
        />
      </>
    );
  };

  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Everyone who can sign in, and what they may do.">
        {manages && (
          <Button onClick={() => ask('give-role')}>
            <UserPlus size={18} aria-hidden /> Give a role
          </Button>
        )}
      </PageHeader>
      {manages && <ViewLinks path={screen.path} current="accounts" />}
      <div css={barStyle}>
        <div css={{ flex: '5 1 16rem' }}>
          <SearchField
            id="users-search"
            label="Search accounts"
            placeholder="Name or e-mail"
            query={state.query}
            onQuery={(query) => change({ query })}
          />
        </div>
        <Filters state={state} onChange={change} />
        <ExportMenu
          path={usersAddress.write('/accounts/export', { ...state, query: '', page: 1 })}
          search={state.query}
        />
      </div>
      <p role="status" css={saidStyle}>
        {said}
      </p>
      {data && <ProviderNote provider={data.provider} />}
      {data && error ? <StaleBar {...failure} /> : null}
      {content()}
      {asked === 'give-role' && (
        <GiveRoleDialog
          accounts={data?.accounts ?? []}
          onClose={() => setAsked(null)}
          onDone={done}
        />
      )}
      {asked !== null && asked !== 'give-role' && (
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

const barStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
const countStyle = css({
  color: color.muted,
  fontSize: text.small,
  marginBlockEnd: `-${space[4]}`,
});
/** There all the time, or readers would not hear of it; empty it takes no room. */
const saidStyle = css({
  color: color.tealStrong,
  fontWeight: 700,
  '&:empty': { position: 'absolute' },
});
