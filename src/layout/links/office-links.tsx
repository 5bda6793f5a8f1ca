import type { ReactNode } from 'react';
import { TelLink } from '../../ui/tel-link';
import { useRegionContext } from '../region-context';

type PhoneLinkProps = { className?: string; children?: ReactNode };

export function PhoneLink(props: PhoneLinkProps) {
  return <TelLink {...props} phone={useRegionContext().region.phone} />;
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
