import { css } from '@emotion/react';
import type { AccountsResponse } from '../../../contract/accounts/schema';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';

const messages: Record<Exclude<AccountsResponse['provider'], 'whole'>, string> = {
  cut: 'The identity provider has more than 10,000 accounts. Only the first ones are listed, plus every address with a role.',
  unconfigured:
    'Only addresses with a role are listed because no service account is set (docs/production.md).',
  unreachable:
    'Only addresses with a role are listed because the identity provider isn’t responding. You can still make changes.',
};

/** Says why the list is incomplete. */
export function ProviderNotice({ provider }: Pick<AccountsResponse, 'provider'>) {
  if (provider === 'whole') return null;
  return (
    <p role="status" css={noticeStyle}>
      {messages[provider]}
    </p>
  );
}

const noticeStyle = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warning,
});
