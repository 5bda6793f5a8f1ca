import { css } from '@emotion/react';
import type { AccountsAnswer } from '../../../contract/accounts/schema';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';

const words: Record<Exclude<AccountsAnswer['provider'], 'whole'>, string> = {
  cut: 'The identity provider has more than 10,000 accounts: only the first of them are listed. Every address with a role is.',
  unconfigured:
    'The identity provider’s accounts cannot be listed: no service account is set (docs/production.md). These are the addresses that have a role.',
  unreachable:
    'The identity provider does not answer just now. These are the addresses that have a role; changes are possible.',
};

/** Says why the list is not all of the identity provider's accounts. */
export function ProviderNote({ provider }: Pick<AccountsAnswer, 'provider'>) {
  if (provider === 'whole') return null;
  return (
    <p role="status" css={noteStyle}>
      {words[provider]}
    </p>
  );
}

const noteStyle = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warning,
});
