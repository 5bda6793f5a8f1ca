import { css } from '@emotion/react';

/** The text of a job as it is written. */
export function JobText({ body }: { body: string }) {
  return <pre css={textStyle}>{body}</pre>;
}

const textStyle = css({
  maxWidth: '42rem',
  margin: 0,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
