import { css } from '@emotion/react';
import { space } from '../../../theme/space';

/**
 * For fields (ui/field.tsx) side by side: the controls of a row stand on one line, whichever of them have a hint above or an error
 * below. How wide its columns are says who uses it.
 */
export const fieldRowsStyle = css({
  display: 'grid',
  columnGap: space[4],
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  // A field has a row for its label, its hint, its control and its error; what one lacks takes no room.
  '&& > *': {
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    alignItems: 'start',
    rowGap: 0,
    marginBlockEnd: space[4],
  },
  '&& > * > * + *': { marginBlockStart: space[1] },
  '&& > * > label:not(:has(+ [id$="-hint"]))': { gridRow: 'span 2', alignSelf: 'end' },
});
