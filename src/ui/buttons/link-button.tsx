import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button.styles';

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
