import { css } from '@emotion/react';

/** A colleague by the local part of their e-mail address; the whole address on hover. */
export function AssigneeName({ email }: { email: string }) {
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
