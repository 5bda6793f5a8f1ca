import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style';

type LinkButtonProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
};

/** A plain link that looks like a button: telephone, e-mail, files, and links the eligibility check opens in place. */
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
