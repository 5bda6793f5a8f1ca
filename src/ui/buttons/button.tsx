import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Spinner } from '../loading/spinner';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button.styles';

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

type LinkButtonProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
};

/** A link styled as a button that always loads a new document. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone = 'primary', size = 'medium', children, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref} css={buttonStyle(tone, size)}>
      {children}
    </a>
  );
});
