import type { Account } from '../../../contract/accounts';
import { visuallyHidden } from '../../ui/visually-hidden';
import { tableBoxStyle, tableStyle } from '../parts/table';
import { AccountRow } from './account-row';
import { cardsStyle } from '../parts/cards-style';
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
