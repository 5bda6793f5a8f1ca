import { css } from '@emotion/react';
import { CalendarClock, CircleX } from 'lucide-react';
import { certificateState } from '../../../contract/employees/constants';
import type { Employee } from '../../../contract/employees/schema';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import { dateWords } from '../components/time/day-format';

type CertificateNoteProps = {
  employee: Pick<Employee, 'certificateExpires' | 'certificateNumber' | 'status'>;
  /** YYYY-MM-DD at the office. */
  today: string;
};

/** Until when a certificate is valid; that it has ended, or soon will, stands out as long as somebody works here. */
export function CertificateNote({ employee, today }: CertificateNoteProps) {
  const { certificateExpires: expires, certificateNumber: number, status } = employee;
  if (expires === null) {
    return <span css={mutedStyle}>{number === null ? 'None' : 'No last day'}</span>;
  }
  const state = status === 'left' ? null : certificateState(expires, today);
  if (state === null) return <>{dateWords(expires)}</>;
  const isOver = state === 'expired';
  const Icon = isOver ? CircleX : CalendarClock;
  return (
    <Badge tone={isOver ? 'danger' : 'warning'}>
      <span css={lineStyle}>
        <Icon size={14} aria-hidden css={iconStyle} />
        {`${isOver ? 'Expired' : 'Ends soon:'} ${dateWords(expires)}`}
      </span>
    </Badge>
  );
}

/** Its width counts: pictures may else shrink, and the words would reach over the edge. */
const iconStyle = css({ flex: 'none', maxWidth: 'none' });
const lineStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
});
const mutedStyle = css({ color: color.muted });
