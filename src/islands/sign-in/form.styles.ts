import { css } from '@emotion/react';
import { space, target } from '../../theme/tokens';

export const formStyle = css({ display: 'grid', gap: space[5] });

export const linksStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontSize: '1rem',
  a: { display: 'inline-flex', alignItems: 'center', minHeight: target },
});
