import { css } from '@emotion/react';
import type { ColumnDef } from '@tanstack/react-table';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { denseTarget } from '../dense-target';

/** The column of boxes that choose rows, with one for all of the page in its head. */
export function chooseColumn<Row>(nameOf: (row: Row) => string): ColumnDef<Row> {
  return {
    id: 'choose',
    meta: { style: cellStyle, onSmallCard: 'choice' },
    header: ({ table }) => (
      <label css={boxStyle}>
        <input
          type="checkbox"
          aria-label="Choose all on this page"
          checked={table.getIsAllRowsSelected()}
          ref={(box) => {
            if (box) box.indeterminate = table.getIsSomeRowsSelected();
          }}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
      </label>
    ),
    cell: ({ row }) => (
      <label css={boxStyle}>
        <input
          type="checkbox"
          aria-label={`Choose ${nameOf(row.original)}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </label>
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

const boxStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: denseTarget,
  minHeight: target,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.teal },
});
