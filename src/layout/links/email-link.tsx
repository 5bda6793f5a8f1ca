import { useRegionContext } from '../region-context';

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
