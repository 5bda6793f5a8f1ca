import { useShell } from '../region-context';

/** The e-mail address of the page's office; where it must break, it breaks after the @. */
export function EmailLink({ className }: { className?: string }) {
  const { email } = useShell().region;
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={className}>
      {name}@<wbr />
      {host}
    </a>
  );
}
