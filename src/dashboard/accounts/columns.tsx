import { css } from '@emotion/react';
import { isRolePending } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import { Avatar } from '../../ui/avatar';
import { environment } from '../../lib/environment';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import type { Column } from '../components/table/data-table';
import { EmailCell } from '../components/table/email-cell';
import { fontSize } from '../components/styles/font-size';
import { TimeAgo } from '../components/time/time-ago';
import { AccountActions } from './account-actions';
import { RoleSelect } from './roles/role-select';
import { formatProviders, roleLabels } from './roles/role-labels';
import type { AccountAction } from './account-action';

/**
 * The columns of the accounts.
 * @param ownEmail no one can change their own account
 * @param onAction undefined for roles that can't change accounts
 */
export function createColumns(
  ownEmail: string | null,
  onAction: ((account: Account, action: AccountAction) => void) | undefined,
): Column<Account>[] {
  const isOwn = ({ email }: Account) => email !== null && email === ownEmail;
  const getHandler = (account: Account) =>
    onAction && account.email !== null && !isOwn(account)
      ? (action: AccountAction) => onAction(account, action)
      : undefined;
  const columns: Column<Account>[] = [
    {
      id: 'name',
      accessorKey: 'name',
      header: 'Account',
      meta: { isRowHeader: true },
      cell: ({ row: { original } }) => <Person account={original} isOwn={isOwn(original)} />,
    },
    {
      id: 'role',
      accessorKey: 'role',
      header: 'Role',
      cell: ({ row: { original } }) => <Role account={original} onAction={getHandler(original)} />,
    },
    { id: 'state', header: 'Status', cell: ({ row }) => <Status account={row.original} /> },
    {
      id: 'created',
      accessorKey: 'createdAt',
      header: 'Created',
      sortDescFirst: true,
      cell: ({ row }) => <Time at={row.original.createdAt} fallback="No account yet" />,
    },
    {
      id: 'seen',
      accessorKey: 'lastSignInAt',
      header: 'Last sign-in',
      sortDescFirst: true,
      cell: ({ row }) => <Time at={row.original.lastSignInAt} fallback="Never" />,
    },
  ];
  if (!onAction) return columns;
  const actions: Column<Account> = {
    id: 'actions',
    header: 'Actions',
    meta: { cardLabel: false },
    cell: ({ row: { original } }) => {
      if (isOwn(original)) return <span css={mutedStyle}>Your own account</span>;
      const handler = getHandler(original);
      if (!handler || original.role === null) return null;
      return <AccountActions account={original} onAction={handler} />;
    },
  };
  return [...columns, actions];
}

type RoleProps = { account: Account; onAction: ((action: AccountAction) => void) | undefined };

function Role({ account, onAction }: RoleProps) {
  if (onAction) {
    return <RoleSelect account={account} onSelect={(role) => onAction({ kind: 'role', role })} />;
  }
  return account.role === null ? (
    <span css={mutedStyle}>No role</span>
  ) : (
    <>{roleLabels[account.role]}</>
  );
}

/** Uploaded photos are paths of the API; provider photos are URLs. */
function getPhotoUrl(photo: string | null): string | null {
  return photo?.startsWith('/') === true ? `${environment.apiUrl}${photo}` : photo;
}

function Person({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const { email, name, photo, providers, verified } = account;
  const user = { email, displayName: name, photoURL: getPhotoUrl(photo) };
  return (
    <span css={personStyle}>
      <Avatar user={user} size="2.25rem" />
      <span css={{ minWidth: 0 }}>
        <span css={nameStyle}>
          {name ?? (email === null ? 'No name' : <EmailCell email={email} />)}
          {isOwn && ' (you)'}
        </span>
        {name !== null && email !== null && (
          <span css={smallStyle}>
            <EmailCell email={email} />
          </span>
        )}
        {providers.length > 0 && (
          <span css={smallStyle}>
            Signs in with {formatProviders(providers)}
            {verified ? ' · e-mail verified' : ' · e-mail not verified'}
          </span>
        )}
      </span>
    </span>
  );
}

function Status({ account }: { account: Account }) {
  if (account.disabled) return <Badge tone="warning">Disabled</Badge>;
  if (account.role === null) return <span css={mutedStyle}>Visitor</span>;
  if (!isRolePending(account)) return <Badge tone="plain">Active</Badge>;
  return account.binding === 'open' ? (
    <Badge tone="plain">Pending {account.lastSignInAt === null ? 'first' : 'next'} sign-in</Badge>
  ) : (
    <Badge tone="warning">Role linked to another account</Badge>
  );
}

function Time({ at, fallback }: { at: string | null; fallback: string }) {
  return at === null ? <span css={mutedStyle}>{fallback}</span> : <TimeAgo at={at} />;
}

const mutedStyle = css({ color: color.muted });
const personStyle = css({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
/** Long names and addresses wrap, so that the last columns stay on screen. */
const lineStyle = css({
  display: 'block',
  maxWidth: '16rem',
  overflowWrap: 'break-word',
  whiteSpace: 'normal',
  [media.belowWide]: { maxWidth: 'none' },
});
const nameStyle = css(lineStyle, { fontWeight: 700 });
const smallStyle = css(lineStyle, { color: color.muted, fontSize: fontSize.small });
