import { css } from '@emotion/react';
import { media } from '../../../theme/layout';

export function EmailCell({ email }: { email: string }) {
  return (
    <span title={email} css={mailStyle}>
      {email}
    </span>
  );
}

const mailStyle = css({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.wide]: { maxWidth: '12.5rem' },
});
