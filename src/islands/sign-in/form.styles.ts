import { css } from '@emotion/react';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';

export const formStyle = css({ display: 'grid', gap: space[5] });

export const linksStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontSize: '1rem',
  a: { display: 'inline-flex', alignItems: 'center', minHeight: target },
});
