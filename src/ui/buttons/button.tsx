import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button.styles';
import { Spinner } from '../loading/spinner';

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
};

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = 'primary', size = 'medium', busy = false, type = 'button', children, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      css={buttonStyle(tone, size)}
    >
      {busy && <Spinner size="1.25em" />}
      {children}
    </button>
  );
});
