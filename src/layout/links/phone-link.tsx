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
