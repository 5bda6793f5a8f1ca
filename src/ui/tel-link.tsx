import type { ComponentPropsWithoutRef } from 'react';
import { telHref } from '../../contract/shared/phone';

type TelLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { phone: string };

/** A phone number that stays on one line, or `children`, as a link that calls it. */
export function TelLink({ phone, children, ...rest }: TelLinkProps) {
  return (
    <a {...rest} href={telHref(phone)} css={children === undefined && { whiteSpace: 'nowrap' }}>
      {children ?? phone}
    </a>
  );
}
