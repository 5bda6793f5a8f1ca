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
  rowNameStyle,
  wrapStyle,
  ContactCell,
  NameCell,
} from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { smallStyle } from '../components/dashboard.styles';
import { EmployeeAvatar } from './employee-avatar';

const nameCellStyle = css(rowNameStyle, { '@media (min-width: 100em)': { minWidth: '12rem' } });
const avatarRowStyle = css({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });

const nameColumn: Column<Employee> = {
  id: 'name',
  sortAs: 'text',
  header: 'Name',
  isRowHeader: true,
  style: nameCellStyle,
  cell: (row) => (
    <span css={avatarRowStyle}>
      <EmployeeAvatar employee={row} size="2.25rem" />
      <NameCell {...row} />
    </span>
  ),
};

/** 'Leaving Jan 8, 2027' takes two lines, because the table would be wider than the screen. */
const statusStyle = css({ '&&': { whiteSpace: 'normal' }, [media.wide]: { minWidth: '7rem' } });

const getStatusColumn = (today: string): Column<Employee> => ({
  id: 'status',
  header: 'Status',
  cardPosition: 'state',
  style: statusStyle,
  cell: (row) => {
    const state = getEmploymentState(row, today);
    return (
      <>
        <Badge tone={state === 'leaving' ? 'warning' : 'plain'}>
          {formatEmployment(row, today)}
        </Badge>
        {state === 'left' && row.leftOn !== null && (
          <span css={smallStyle}>{formatDate(row.leftOn)}</span>
        )}
      </>
    );
  },
});

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
    {
      id: 'title',
      sortAs: 'text',
      header: 'Title',
      style: wrapStyle,
      cardPosition: 'line',
      cell: (row) => row.title,
    },
    {
      id: 'region',
      sortAs: 'text',
      header: 'Region',
      cell: (row) => getRegionName(row.region),
    },
    { id: 'contact', header: 'Contact', cell: (row) => <Contact {...row} /> },
    {
      id: 'certificate',
      sortAs: 'days',
      header: 'Certificate expires',
      cardPosition: 'line',
      hasCompactLabel: true,
      cell: (row) => <CertificateExpiry employee={row} today={today} />,
    },
    {
      id: 'hired',
      sortAs: 'days',
      header: 'Hired',
      cell: (row) => formatDate(row.hiredOn),
    },
    getStatusColumn(today),
  ];
}

/** Work and private details are never mixed: a private email next to a work phone would pass for a work email. */
function Contact({ workPhone, workEmail, privatePhone, privateEmail }: Employee) {
  return workPhone === null ? (
    <ContactCell phone={privatePhone} email={privateEmail} note="private" />
  ) : (
    <ContactCell phone={workPhone} email={workEmail} />
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
