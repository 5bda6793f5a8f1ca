import { css } from '@emotion/react';
import type { ColumnDef } from '@tanstack/react-table';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { SelectionCheckbox } from './selection-checkbox';

export function createSelectionColumn<Row>(getName: (row: Row) => string): ColumnDef<Row> {
  return {
    id: 'choose',
    meta: { style: cellStyle, cardPosition: 'choice' },
    header: ({ table }) => (
      <SelectionCheckbox
        label="Select all on this page"
        checked={table.getIsAllRowsSelected()}
        isMixed={table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <SelectionCheckbox
        label={`Select ${getName(row.original)}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  };
}

/** In a corner of the card: the right one, or the left one if the state is on the right. */
const cellStyle = css({
  [media.belowWide]: {
    'tr > &': { position: 'absolute', insetBlockStart: space[1], insetInlineEnd: space[2] },
    '[data-placed] tr > &': { insetBlockStart: space[2], insetInline: '0 auto' },
  },
});
