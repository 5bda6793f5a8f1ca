import type { ReactNode } from 'react';
import { telHref } from '../../../contract/shared/phone';
import { useRegionContext } from '../region-context';

type PhoneLinkProps = { className?: string; children?: ReactNode };

export function PhoneLink({ className, children }: PhoneLinkProps) {
  const { region } = useRegionContext();
  return (
    <a href={telHref(region.phone)} className={className}>
      {children ?? <span css={{ whiteSpace: 'nowrap' }}>{region.phone}</span>}
    </a>
  );
}

/** The office's e-mail address, which breaks after the @ if it must. */
export function EmailLink({ className }: { className?: string }) {
  const { email } = useRegionContext().region;
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={className}>
      {name}@<wbr />
      {host}
    </a>
  );
}
