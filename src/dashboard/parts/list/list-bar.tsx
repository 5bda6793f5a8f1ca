import type { ComponentProps, ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { ExportMenu } from '../export-menu';
import { SearchField } from '../search-field';

type ListBarProps = {
  search: ComponentProps<typeof SearchField>;
  /** What the list shows, to take along; undefined where it cannot be. */
  exported?: ComponentProps<typeof ExportMenu>;
  /** The filters. */
  children?: ReactNode;
};

/** Above a list: its search, its filters, its export. */
export function ListBar({ search, exported, children }: ListBarProps) {
  return (
    <div css={barStyle}>
      <div css={{ flex: '5 1 16rem' }}>
        <SearchField {...search} />
      </div>
      {children}
      {exported && <ExportMenu {...exported} />}
    </div>
  );
}

const barStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
