import { css } from '@emotion/react';
import type { Account } from '../../../contract/accounts/schema';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { linkButtonStyle } from '../components/styles/link-button.styles';
import type { AccountAction } from './account-action';

type AccountActionsProps = { account: Account; onAction: (action: AccountAction) => void };

/** The actions for an account that has a role. */
export function AccountActions({ account, onAction }: AccountActionsProps) {
  const name = account.name ?? account.email ?? '';
  const renderButton = (label: string, action: AccountAction) => (
    <button type="button" onClick={() => onAction(action)} css={linkButtonStyle}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
  return (
    <span css={actionsStyle}>
      {account.disabled
        ? renderButton('Enable', { kind: 'enable' })
        : renderButton('Disable', { kind: 'disable' })}
      {account.binding !== 'open' && renderButton('Reset account link', { kind: 'release' })}
    </span>
  );
}

const actionsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  marginInlineStart: `-${space[2]}`,
  [media.belowWide]: { flexDirection: 'row' },
});
