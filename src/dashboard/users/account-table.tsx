import { css } from '@emotion/react';
import type { Account } from '../../../contract/accounts';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { visuallyHidden } from '../../ui/visually-hidden';
import { tableBoxStyle, tableStyle } from '../parts/table';
import { text } from '../parts/text';
import { AccountRow } from './account-row';
import { SortHeader } from './sort-header';
import type { UsersState } from './users-address';
import type { Wish } from './wish';

type AccountTableProps = {
  accounts: readonly Account[];
  caption: string;
  state: UsersState;
  addressOf: (state: UsersState) => string;
  /** The signed-in person's e-mail: nobody changes their own account. */
  own: string | null;
  /** Undefined for who may only look. */
  onWish: ((account: Account, wish: Wish) => void) | undefined;
};

/** The accounts as a table, on narrower screens as cards: who, role, state, since when, last sign-in, what can be done. */
export function AccountTable(props: AccountTableProps) {
  const { accounts, caption, state, addressOf, own, onWish } = props;
  const sort = { state, addressOf };
  return (
    <div css={tableBoxStyle}>
      <table css={[tableStyle, cardsStyle]}>
        <caption css={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <SortHeader {...sort} by="name" label="Account" />
            <SortHeader {...sort} by="role" label="Role" />
            <th scope="col">State</th>
            <SortHeader {...sort} by="created" label="Created" />
            <SortHeader {...sort} by="seen" label="Last sign-in" />
            {onWish && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <AccountRow
              key={account.uid ?? account.email}
              account={account}
              isOwn={account.email !== null && account.email === own}
              onWish={onWish}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Six columns beside the sidebar are too many for most screens: there each account is a card, and each cell says what it holds. */
const cardsStyle = css({
  'th, td': { verticalAlign: 'middle' },
  [media.belowWide]: {
    display: 'block',
    thead: visuallyHidden,
    tbody: { display: 'block' },
    'tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
      gap: `${space[2]} ${space[6]}`,
      padding: space[4],
      borderBlockEnd: `1px solid ${color.line}`,
    },
    'tbody tr:last-of-type': { borderBlockEnd: 0 },
    'tbody td, tbody th': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[3],
      padding: 0,
      border: 0,
      whiteSpace: 'normal',
    },
    'tbody th': { gridColumn: '1 / -1' },
    'td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 6.5rem',
      color: color.muted,
      fontSize: text.small,
    },
  },
});
