import type { ReactNode } from 'react';
import { telHref } from '../../contract/shared/phone';

type TelLinkProps = { phone: string; className?: string; children?: ReactNode };

/** A phone number that stays on one line, or `children`, as a link that calls it. */
export function TelLink({ phone, className, children }: TelLinkProps) {
  return (
    <a
      href={telHref(phone)}
      className={className}
      css={children === undefined && { whiteSpace: 'nowrap' }}
    >
      {children ?? phone}
    </a>
  );
}
