import { css } from '@emotion/react';
import { space } from '../../../theme/space';

/** Fields side by side, with their inputs aligned even if only some have a hint or an error. The user sets the columns. */
export const fieldGridStyle = css({
  display: 'grid',
  columnGap: space[4],
  marginBlockEnd: `calc(-1 * ${space[4]})`,
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
