import { css } from '@emotion/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleX from 'lucide-react/icons/circle-x';
import {
  formatEmployment,
  getEmploymentState,
  isCurrentEmployee,
} from '../../../contract/employees/employment';
import type { Employee } from '../../../contract/employees/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { getCertificateState } from '../../../contract/employees/constants';
import { formatDate } from '../../../contract/shared/dates/format-date';
import { media } from '../../theme/layout';
import { space, color } from '../../theme/tokens';
import { Badge } from '../../ui/badge';
import {
  addFacts,
  createColumn,
  ellipsisStyle,
  fillingStyle,
  PhoneCell,
  TextCell,
} from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { ellipsis } from '../components/dashboard.styles';
import { formatEmployeeName } from './bulk-actions';
import { EmployeeAvatar } from './employee-avatar';

const avatarRowStyle = css({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });

const nameColumn: Column<Employee> = createColumn(
  'name',
  'Name',
  (row) => (
    <span css={avatarRowStyle}>
      <EmployeeAvatar employee={row} size="1.75rem" />
      <span title={formatEmployeeName(row)} css={{ ...ellipsis, minWidth: 0 }}>
        {formatEmployeeName(row)}
      </span>
    </span>
  ),
  { sortAs: 'text', isRowHeader: true, style: fillingStyle },
);

const getStatusColumn = (today: string): Column<Employee> =>
  createColumn(
    'status',
    'Status',
    (row) => {
      const state = getEmploymentState(row, today);
      const lastDay = state === 'left' && row.leftOn !== null ? ` ${formatDate(row.leftOn)}` : '';
      return (
        <Badge tone={state === 'leaving' ? 'warning' : 'plain'}>
          {formatEmployment(row, today)}
          {lastDay}
        </Badge>
      );
    },
    { cardPosition: 'state' },
  );

const titleStyle = css(ellipsisStyle, { [media.wide]: { maxWidth: '9rem' } });

/** A card on a phone shows the certificate only if it is due. */
const dueOnCardStyle = css({ [media.cards]: { '&&:not(:has(svg))': { display: 'none' } } });

/**
 * @param today YYYY-MM-DD at the office
 * @param isDetailOpen an employee is open beside the list, which has room for two columns only
 */
export function getEmployeeColumns(today: string, isDetailOpen: boolean): Column<Employee>[] {
  if (isDetailOpen) {
    const listFacts = ({ title, region }: Employee) => [title, getRegionName(region)];
    return [addFacts(nameColumn, listFacts), getStatusColumn(today)];
  }
  return [
    nameColumn,
    createColumn('title', 'Title', (row) => <TextCell>{row.title}</TextCell>, {
      sortAs: 'text',
      style: titleStyle,
      cardPosition: 'start',
    }),
    createColumn('region', 'Region', (row) => getRegionName(row.region), { sortAs: 'text' }),
    createColumn('phone', 'Phone', (row) => <Phone {...row} />, { cardPosition: 'end' }),
    createColumn(
      'certificate',
      'Certificate',
      (row) => <CertificateExpiry employee={row} today={today} />,
      { sortAs: 'days', cardPosition: 'line', hasCompactLabel: true, style: dueOnCardStyle },
    ),
    createColumn('hired', 'Hired', (row) => formatDate(row.hiredOn), {
      sortAs: 'days',
      isOptional: true,
    }),
    getStatusColumn(today),
  ];
}

/** The number to call first, at work. */
function Phone({ workPhone, privatePhone }: Employee) {
  return workPhone === null ? (
    <PhoneCell phone={privatePhone} note="private" />
  ) : (
    <PhoneCell phone={workPhone} />
  );
}

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
        {isExpired ? 'Expired' : 'Expires'} {formatDate(expires)}
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
