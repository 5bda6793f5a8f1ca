import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { ExportMenu } from '../export-menu';
import { SearchField } from '../search-field';
import { rowLinks } from './open-row';

type ListBarProps = {
  search: { id: string; label: string; placeholder: string };
  /** Of useListState: the words that are searched for. */
  at: { state: { query: string }; change: (changes: { query: string }) => void };
  /** The call for what the list shows, to take along, without the words; left out where it cannot be. */
  exported?: string;
  /** The filters. */
  children?: ReactNode;
};

/** Above a list: its search, from which Enter leads to the first row, its filters, its export. */
export function ListBar({ search, at: { state, change }, exported, children }: ListBarProps) {
  return (
    <div css={barStyle}>
      <div css={{ flex: '5 1 16rem' }}>
        <SearchField
          {...search}
          query={state.query}
          onQuery={(query) => change({ query })}
          onLeave={() => rowLinks()[0]?.focus()}
        />
      </div>
      {children}
      {exported !== undefined && <ExportMenu path={exported} search={state.query} />}
    </div>
  );
}

const barStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
