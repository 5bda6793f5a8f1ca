import { css } from '@emotion/react';

/** Who of the office has something, by the part of the address that tells colleagues apart; all of it on hover. */
export function ColleagueName({ email }: { email: string }) {
  return (
    <span title={email} css={nameStyle}>
      {email.split('@')[0]}
    </span>
  );
}

const nameStyle = css({
  display: 'block',
  minWidth: 0,
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
