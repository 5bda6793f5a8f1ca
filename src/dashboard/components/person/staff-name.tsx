import { useStaffNames } from '../../api/staff-names';

/** A colleague by name; the e-mail on hover. */
export function StaffName({ email }: { email: string }) {
  const formatName = useStaffNames();
  return <span title={email}>{formatName(email)}</span>;
}
