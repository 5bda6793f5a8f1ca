import type { ReactNode } from 'react';
import { phoneDigits } from '../../contract/phone';
import { useShell } from './region-context';

/** 'tel:+12125550142' for "(212) 555-0142". */
export function telHref(phone: string): string {
  return `tel:+1${phoneDigits(phone)}`;
}

type PhoneLinkProps = { className?: string; children?: ReactNode };

/** The phone number of the page's office, to be tapped. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  const { region } = useShell();
  return (
    <a href={telHref(region.phone)} className={className}>
      {children ?? <span css={{ whiteSpace: 'nowrap' }}>{region.phone}</span>}
    </a>
  );
}
