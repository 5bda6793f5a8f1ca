import { css } from '@emotion/react';
import { roleWaits } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import { Avatar } from '../../ui/avatar/avatar';
import { environment } from '../../lib/environment';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import type { Column } from '../components/table/data-table';
import { MailText } from '../components/table/email-cell';
import { text } from '../components/styles/font-size';
import { TimeAgo } from '../components/time/time-ago';
import { AccountActions } from './account-actions';
import { RoleSelect } from './roles/role-select';
import { roleWords, signInWords } from './roles/role-labels';
import type { Wish } from './account-action';

type Wishes = {
  /** The signed-in person's e-mail: nobody changes their own account. */
  own: string | null;
  /** Undefined for who may only look. */
  onWish: ((account: Account, wish: Wish) => void) | undefined;
};

/** What is shown of an account, and what the owner may do with it: who, role, state, since when, last sign-in. */
export function accountColumns({ own, onWish }: Wishes): Column<Account>[] {
  const isOwn = ({ email }: Account) => email !== null && email === own;
  /** Undefined for who may not change it. */
  const wishFor = (account: Account) =>
    onWish && account.email !== null && !isOwn(account)
      ? (wish: Wish) => onWish(account, wish)
      : undefined;
  const columns: Column<Account>[] = [
    {
      id: 'name',
      accessorKey: 'name',
      header: 'Account',
      meta: { isRowHeader: true },
      cell: ({ row: { original } }) => <Who account={original} isOwn={isOwn(original)} />,
    },
    {
      id: 'role',
      accessorKey: 'role',
      header: 'Role',
      cell: ({ row: { original } }) => <RoleOf account={original} onWish={wishFor(original)} />,
    },
    { id: 'state', header: 'Status', cell: ({ row }) => <State account={row.original} /> },
    {
      id: 'created',
      accessorKey: 'createdAt',
      header: 'Created',
      sortDescFirst: true,
      cell: ({ row }) => <Time at={row.original.createdAt} never="No account yet" />,
    },
    {
      id: 'seen',
      accessorKey: 'lastSignInAt',
      header: 'Last sign-in',
      sortDescFirst: true,
      cell: ({ row }) => <Time at={row.original.lastSignInAt} never="Never" />,
    },
  ];
  if (!onWish) return columns;
  const actions: Column<Account> = {
    id: 'actions',
    header: 'Actions',
    meta: { cardLabel: false },
    cell: ({ row: { original } }) => {
      if (isOwn(original)) return <span css={mutedStyle}>Your own account</span>;
      const wish = wishFor(original);
      return wish && original.role !== null && <AccountActions account={original} onWish={wish} />;
    },
  };
  return [...columns, actions];
}

type RoleOfProps = { account: Account; onWish: ((wish: Wish) => void) | undefined };

function RoleOf({ account, onWish }: RoleOfProps) {
  if (onWish) {
    return <RoleSelect account={account} onRole={(role) => onWish({ kind: 'role', role })} />;
  }
  return account.role === null ? (
    <span css={mutedStyle}>No role</span>
  ) : (
    <>{roleWords[account.role]}</>
  );
}

/** A photo that is kept here comes as a path of the API. */
function photoAddress(photo: string | null): string | null {
  return photo?.startsWith('/') === true ? `${environment.apiUrl}${photo}` : photo;
}

function Who({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const { uid, email, name, photo, providers, verified } = account;
  const user = { uid: uid ?? '', email, displayName: name, photoURL: photoAddress(photo) };
  return (
    <span css={whoStyle}>
      <Avatar user={user} size="2.25rem" />
      <span css={{ minWidth: 0 }}>
        <span css={nameStyle}>
          {name ?? (email === null ? 'No name' : <MailText email={email} />)}
          {isOwn && ' (you)'}
        </span>
        {name !== null && email !== null && (
          <span css={smallStyle}>
            <MailText email={email} />
          </span>
        )}
        {providers.length > 0 && (
          <span css={smallStyle}>
            Signs in with {signInWords(providers)}
            {verified ? ' · e-mail verified' : ' · e-mail not verified'}
          </span>
        )}
      </span>
    </span>
  );
}

function State({ account }: { account: Account }) {
  if (account.disabled) return <Badge tone="warning">Disabled</Badge>;
  if (account.role === null) return <span css={mutedStyle}>Visitor</span>;
  if (!roleWaits(account)) return <Badge tone="plain">Active</Badge>;
  return account.binding === 'open' ? (
    <Badge tone="plain">Waits for {account.lastSignInAt === null ? 'a' : 'the next'} sign-in</Badge>
  ) : (
    <Badge tone="warning">Another account has the role</Badge>
  );
}

function Time({ at, never }: { at: string | null; never: string }) {
  return at === null ? <span css={mutedStyle}>{never}</span> : <TimeAgo at={at} />;
}

const mutedStyle = css({ color: color.muted });
const whoStyle = css({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
/** A long name or address wraps, or the table would push its last columns off the screen. */
const lineStyle = css({
  display: 'block',
  maxWidth: '16rem',
  overflowWrap: 'break-word',
  whiteSpace: 'normal',
  [media.belowWide]: { maxWidth: 'none' },
});
const nameStyle = css(lineStyle, { fontWeight: 700 });
const smallStyle = css(lineStyle, { color: color.muted, fontSize: text.small });
