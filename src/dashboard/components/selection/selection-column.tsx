import { css } from '@emotion/react';
import type { ColumnDef } from '@tanstack/react-table';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { ChooseBox } from './selection-checkbox';

/** The column of boxes that choose rows, with one for all of the page in its head. */
export function chooseColumn<Row>(nameOf: (row: Row) => string): ColumnDef<Row> {
  return {
    id: 'choose',
    meta: { style: cellStyle, onSmallCard: 'choice' },
    header: ({ table }) => (
      <ChooseBox
        label="Choose all on this page"
        checked={table.getIsAllRowsSelected()}
        isMixed={table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <ChooseBox
        label={`Choose ${nameOf(row.original)}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  };
}

/** On a card it stands beside the name; where the state has that corner, before it. */
const cellStyle = css({
  [media.belowWide]: {
    'tr > &': { position: 'absolute', insetBlockStart: space[1], insetInlineEnd: space[2] },
    '[data-placed] tr > &': { insetBlockStart: space[2], insetInline: '0 auto' },
  },
});
