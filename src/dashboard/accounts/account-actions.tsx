import { css } from '@emotion/react';
import type { Account } from '../../../contract/accounts/schema';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { linkButtonStyle } from '../components/styles/link-button.styles';
import type { Wish } from './account-action';

type AccountActionsProps = { account: Account; onWish: (wish: Wish) => void };

/** What can be done with an account that has a role: disable or enable it, release its role. */
export function AccountActions({ account, onWish }: AccountActionsProps) {
  const who = account.name ?? account.email ?? '';
  return (
    <span css={actionsStyle}>
      <Action
        label={account.disabled ? 'Enable' : 'Disable'}
        who={who}
        onPress={() => onWish({ kind: account.disabled ? 'enable' : 'disable' })}
      />
      {account.binding !== 'open' && (
        <Action label="Release" who={who} onPress={() => onWish({ kind: 'release' })} />
      )}
    </span>
  );
}

function Action({ label, who, onPress }: { label: string; who: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} css={linkButtonStyle}>
      {label}
      <VisuallyHidden> {who}</VisuallyHidden>
    </button>
  );
}

/** Below one another in a table's cell, beside one another on a card; their words stand in line with what is above them. */
const actionsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  marginInlineStart: `-${space[2]}`,
  [media.belowWide]: { flexDirection: 'row' },
});
