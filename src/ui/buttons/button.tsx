import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button.styles';
import { Spinner } from '../loading/spinner';

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner and refuses further presses; the button keeps its focus and its words. */
  busy?: boolean;
};

/** A button; `type` is 'button' unless it says otherwise, so that it never submits by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = 'teal', size = 'medium', busy = false, type = 'button', children, onClick, ...rest },
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
