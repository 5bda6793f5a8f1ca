import { css } from '@emotion/react';
import { Menu } from '@base-ui/react/menu';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserCheck from 'lucide-react/icons/user-check';
import { isRolePending } from '../../../contract/accounts/filter';
import type { Account } from '../../../contract/accounts/schema';
import { formatAccountAccess } from '../../../contract/accounts/access';
import { environment } from '../../browser/environment';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { quietStyle, toolbarIconStyle } from '../components/dashboard.styles';
import { MenuItem, MenuPopup } from '../components/menu';
import { EmailCell } from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { TimeAgo } from '../components/time/time-ago';
import { TextButton } from '../components/buttons';
import { type AccountAction, formatProviders } from './account-action';

type AccountRow = Account & { id: string };
type OnAction = (action: AccountAction) => void;

/**
 * The columns of the accounts.
 * @param ownEmail no one can change their own account
 * @param onAction undefined for roles that can't change accounts
 */
export function createColumns(
  ownEmail: string | null,
  onAction: ((account: Account, action: AccountAction) => void) | undefined,
): Column<AccountRow>[] {
  const isOwn = ({ email }: Account) => email !== null && email === ownEmail;
  const columns: Column<AccountRow>[] = [
    {
      id: 'name',
      sortAs: 'text',
      header: 'Account',
      isRowHeader: true,
      cell: (row) => <Person account={row} isOwn={isOwn(row)} />,
    },
    {
      id: 'role',
      sortAs: 'text',
      header: 'Role',
      cell: (row) => (
        <span css={[lineStyle, { [media.wide]: { minWidth: '7rem' } }]}>
          {formatAccountAccess(row) ?? <span css={mutedStyle}>No role</span>}
        </span>
      ),
    },
    { id: 'provider', header: 'Signs in with', cell: (row) => <Providers account={row} /> },
    { id: 'state', header: 'Status', cell: (row) => <Status account={row} /> },
    {
      id: 'created',
      sortAs: 'times',
      header: 'Created',
      cell: (row) => <Time at={row.createdAt} fallback="No account yet" />,
    },
    {
      id: 'seen',
      sortAs: 'times',
      header: 'Last sign-in',
      cell: (row) => <Time at={row.lastSignInAt} fallback="Never" />,
    },
  ];
  if (!onAction) return columns;
  const actions: Column<AccountRow> = {
    id: 'actions',
    header: 'Actions',
    cardLabel: false,
    cell: (row) => {
      if (isOwn(row)) return <span css={mutedStyle}>Your own account</span>;
      if (row.email === null) return null;
      return <Actions account={row} onAction={(action) => onAction(row, action)} />;
    },
  };
  return [...columns, actions];
}

/** Uploaded photos are paths of the API; provider photos are URLs. */
function getPhotoUrl(photo: string | null): string | null {
  return photo?.startsWith('/') === true ? `${environment.apiUrl}${photo}` : photo;
}

function Person({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const { email, name, photo } = account;
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
      </span>
    </span>
  );
}

function Providers({ account: { providers, verified } }: { account: Account }) {
  if (providers.length === 0) return null;
  return (
    <span css={{ whiteSpace: 'nowrap' }}>
      {formatProviders(providers)}
      <span css={[quietStyle, { display: 'block' }]}>{verified ? 'Verified' : 'Not verified'}</span>
    </span>
  );
}

function Status({ account }: { account: Account }) {
  if (account.disabled) return <Badge tone="warning">Disabled</Badge>;
  if (account.role === null) return <span css={mutedStyle}>Visitor</span>;
  if (!isRolePending(account)) {
    return (
      <span>
        <Badge tone="plain">Active</Badge>
        {account.hasSecondFactor && <span css={smallStyle}>Two-step verification</span>}
      </span>
    );
  }
  return account.binding === 'unclaimed' ? (
    <Badge tone="plain">Pending {account.lastSignInAt === null ? 'first' : 'next'} sign-in</Badge>
  ) : (
    <Badge tone="warning">Role linked to another account</Badge>
  );
}

function Time({ at, fallback }: { at: string | null; fallback: string }) {
  return at === null ? <span css={mutedStyle}>{fallback}</span> : <TimeAgo at={at} />;
}

function Actions({ account, onAction }: { account: Account; onAction: OnAction }) {
  const { role, disabled, binding, hasSecondFactor } = account;
  const name = account.name ?? account.email;
  const isBound = binding === 'claimed' || binding === 'claimed-by-other';
  return (
    <span css={actionsStyle}>
      <TextButton onClick={() => onAction('access')}>
        {role === null ? 'Give access' : 'Change access'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextButton>
      {(role !== null || hasSecondFactor) && (
        <Menu.Root>
          <Menu.Trigger title="More" css={toolbarIconStyle}>
            <Ellipsis size={18} aria-hidden />
            <VisuallyHidden>More for {name}</VisuallyHidden>
          </Menu.Trigger>
          <MenuPopup label={`More for ${name}`} align="end">
            {role !== null && (
              <MenuItem
                icon={disabled ? UserCheck : Ban}
                label={disabled ? 'Enable…' : 'Disable…'}
                onClick={() => onAction(disabled ? 'enable' : 'disable')}
              />
            )}
            {isBound && (
              <MenuItem
                icon={ArrowRightLeft}
                label="Move role to new account…"
                onClick={() => onAction('release')}
              />
            )}
            {hasSecondFactor && (
              <MenuItem
                icon={ShieldOff}
                label="Reset two-step verification…"
                onClick={() => onAction('reset-factor')}
              />
            )}
          </MenuPopup>
        </Menu.Root>
      )}
    </span>
  );
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
const smallStyle = css(lineStyle, quietStyle);
const actionsStyle = css({ display: 'flex', marginInlineStart: `-${space[2]}` });
