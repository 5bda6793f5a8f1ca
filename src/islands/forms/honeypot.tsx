import { css } from '@emotion/react';
import { controlId } from './control-id';

/** A field that only robots see and fill in. */
export function Honeypot({ form }: { form: string }) {
  const id = controlId(form, 'website');
  return (
    <div aria-hidden css={awayStyle}>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Out of the page rather than display: none, which robots know. */
const awayStyle = css({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
