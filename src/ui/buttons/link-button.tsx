import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button.styles';

type LinkButtonProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
};

/** A plain link that looks like a button: to a part of the page, to a file, or to a page that is to load anew. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone = 'teal', size = 'medium', children, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref} css={buttonStyle(tone, size)}>
      {children}
    </a>
  );
});
