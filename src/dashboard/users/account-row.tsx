import { css } from '@emotion/react';
import { roleWaits } from '../../../contract/account-filters';
import type { Account } from '../../../contract/accounts';
import { Avatar } from '../../features/account/avatar';
import { environment } from '../../lib/environment';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import { text } from '../parts/text';
import { TimeAgo } from '../parts/time/time-ago';
import { AccountActions } from './account-actions';
import { RoleSelect } from './role-select';
import { roleWords, signInWords } from './role-words';
import type { Wish } from './wish';

type AccountRowProps = {
  account: Account;
  isOwn: boolean;
  onWish: ((account: Account, wish: Wish) => void) | undefined;
};

/** One account: who it is, and what the owner may do with it. */
export function AccountRow({ account, isOwn, onWish }: AccountRowProps) {
  const { email, role, createdAt, lastSignInAt } = account;
  const mayChange = onWish !== undefined && !isOwn && email !== null;
  const wish = (wanted: Wish) => onWish?.(account, wanted);
  return (
    <tr>
      <th scope="row">
        <Who account={account} isOwn={isOwn} />
      </th>
      <td data-label="Role">
        {mayChange ? (
          <RoleSelect account={account} onRole={(next) => wish({ kind: 'role', role: next })} />
        ) : role === null ? (
          <span css={mutedStyle}>No role</span>
        ) : (
          roleWords[role]
        )}
      </td>
      <td data-label="State">
        <State account={account} />
      </td>
      <td data-label="Created">
        {createdAt === null ? <None words="No account yet" /> : <TimeAgo at={createdAt} />}
      </td>
      <td data-label="Last sign-in">
        {lastSignInAt === null ? <None words="Never" /> : <TimeAgo at={lastSignInAt} />}
      </td>
      {onWish && (
        <td>
          {mayChange && role !== null && <AccountActions account={account} onWish={wish} />}
          {isOwn && <span css={mutedStyle}>Your own account</span>}
        </td>
      )}
    </tr>
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
          {name ?? email ?? 'No name'}
          {isOwn && ' (you)'}
        </span>
        {name !== null && email !== null && <span css={smallStyle}>{email}</span>}
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

function None({ words }: { words: string }) {
  return <span css={mutedStyle}>{words}</span>;
}

const mutedStyle = css({ color: color.muted });
const whoStyle = css({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
/** A long name or address wraps, or the table would push its last columns off the screen. */
const lineStyle = css({
  display: 'block',
  maxWidth: '16rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  [media.belowWide]: { maxWidth: 'none' },
});
const nameStyle = css(lineStyle, { fontWeight: 700 });
const smallStyle = css(lineStyle, { color: color.muted, fontSize: text.small });
