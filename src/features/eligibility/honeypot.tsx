import { css } from '@emotion/react';
import { controlOf, type FieldsProps } from './field-props';

/** A field that only robots see and fill in. */
export function Honeypot(props: FieldsProps) {
  const control = controlOf(props, 'website');
  return (
    <div aria-hidden css={awayStyle}>
      <label htmlFor={control.id}>Leave this empty</label>
      <input {...control} type="text" tabIndex={-1} autoComplete="off" />
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
