import { css } from '@emotion/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleX from 'lucide-react/icons/circle-x';
import { getCertificateState } from '../../../contract/employees/constants';
import { isCurrentEmployee } from '../../../contract/employees/employment';
import type { Employee } from '../../../contract/employees/schema';
import { color, space } from '../../theme/tokens';
import { Badge } from '../../ui/badge';
import { formatDate } from '../components/time/format';

type CertificateExpiryProps = {
  employee: Pick<
    Employee,
    'certificateExpires' | 'certificateNumber' | 'status' | 'hiredOn' | 'leftOn'
  >;
  /** YYYY-MM-DD at the office. */
  today: string;
};

/** The expiration date of a certificate, with a badge for current employees if it has expired or will soon. */
export function CertificateExpiry({ employee, today }: CertificateExpiryProps) {
  const { certificateExpires: expires, certificateNumber: number } = employee;
  if (expires === null) {
    return (
      <span css={{ color: color.muted }}>{number === null ? 'None' : 'No expiration date'}</span>
    );
  }
  const state = isCurrentEmployee(employee, today) ? getCertificateState(expires, today) : null;
  if (state === null) return <>{formatDate(expires)}</>;
  const isExpired = state === 'expired';
  const Icon = isExpired ? CircleX : CalendarClock;
  return (
    <Badge tone={isExpired ? 'danger' : 'warning'}>
      <span css={lineStyle}>
        <Icon size={14} aria-hidden css={{ flex: 'none', maxWidth: 'none' }} />
        {isExpired ? 'Expired' : 'Expires soon:'} {formatDate(expires)}
      </span>
    </Badge>
  );
}

const lineStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
});
