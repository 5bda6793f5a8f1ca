import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { denseTarget } from '../parts/dense-target';
import type { UsersState } from './users-address';

type SortHeaderProps = {
  by: Exclude<UsersState['sort'], 'office'>;
  label: string;
  state: UsersState;
  addressOf: (state: UsersState) => string;
};

/** The times are sorted with the latest on top, so their plain order is the descending one. */
const isDescending = (by: SortHeaderProps['by'], down: boolean) =>
  (by === 'created' || by === 'seen') !== down;

/** A column's head that sorts by it, and once more turns it round. */
export function SortHeader({ by, label, state, addressOf }: SortHeaderProps) {
  const isSorted = state.sort === by;
  const descending = isDescending(by, state.down);
  const Arrow = descending ? ArrowDown : ArrowUp;
  const next = { ...state, sort: by, down: isSorted && !state.down, page: 1 };
  return (
    <th scope="col" aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}>
      <Link to={addressOf(next)} replace css={linkStyle}>
        {label}
        {isSorted && <Arrow size={14} aria-hidden />}
      </Link>
    </th>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  minHeight: denseTarget,
  color: 'inherit',
  textUnderlineOffset: '0.25em',
});
