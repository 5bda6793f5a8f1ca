import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Spinner } from '../loading/spinner';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button.styles';

type Look = { tone?: ButtonTone; size?: ButtonSize };

type ButtonProps = ComponentPropsWithoutRef<'button'> &
  Look & {
    /** Shows a spinner and ignores clicks, but keeps the focus. */
    isPending?: boolean;
  };

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, isPending = false, type = 'button', children, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
      css={buttonStyle(tone, size)}
    >
      {isPending && <Spinner size="1.25em" />}
      {children}
    </button>
  );
});

type LinkButtonProps = ComponentPropsWithoutRef<'a'> & Look & { href: string };

/** A link styled as a button that always loads a new document. */
export function LinkButton({ tone, size, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} css={buttonStyle(tone, size)}>
      {children}
    </a>
  );
}
