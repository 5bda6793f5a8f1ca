import { css } from '@emotion/react';
import { employeeStatuses } from '../../../contract/employees/constants';
import type { Employee } from '../../../contract/employees/schema';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import { rowNameStyle, smallStyle, wrapStyle } from '../components/table/cell.styles';
import { ContactCell } from '../components/table/contact-cell';
import type { Column } from '../components/table/data-table';
import { SortedName } from '../components/table/name-cell';
import { regionName } from '../components/region-name';
import { CertificateNote } from './certificate-expiry';
import { dateWords } from '../components/time/day-format';
import { EmployeeAvatar } from './photo/employee-avatar';

/** Room for most names beside the picture, where the other columns leave it. */
const whoCellStyle = css(rowNameStyle, { '@media (min-width: 90em)': { minWidth: '13rem' } });

const name: Column<Employee> = {
  id: 'name',
  accessorKey: 'lastName',
  header: 'Name',
  meta: { isRowHeader: true, style: whoCellStyle },
  cell: ({ row: { original } }) => (
    <span css={whoStyle}>
      <EmployeeAvatar employee={original} size="2.25rem" />
      <SortedName {...original} />
    </span>
  ),
};
const status: Column<Employee> = {
  id: 'status',
  header: 'Status',
  meta: { onSmallCard: 'state' },
  cell: ({ row }) => <Status {...row.original} />,
};

/**
 * The columns of the employees.
 * @param today YYYY-MM-DD at the office
 * @param beside one is open beside the list: there is room for who and how they stand alone
 */
export function employeeColumns(today: string, beside: boolean): Column<Employee>[] {
  if (beside) return [name, status];
  return [
    name,
    {
      id: 'title',
      accessorKey: 'title',
      header: 'Title',
      meta: { style: wrapStyle, onSmallCard: 'line' },
      cell: ({ row }) => row.original.title,
    },
    {
      id: 'region',
      accessorKey: 'region',
      header: 'Region',
      cell: ({ row }) => regionName(row.original.region),
    },
    { id: 'contact', header: 'Contact', cell: ({ row }) => <Contact {...row.original} /> },
    {
      id: 'certificate',
      accessorKey: 'certificateExpires',
      header: 'Certificate until',
      meta: { onSmallCard: 'line', smallCardLabel: true, sorts: 'days' },
      cell: ({ row }) => <CertificateNote employee={row.original} today={today} />,
    },
    {
      id: 'hired',
      accessorKey: 'hiredOn',
      header: 'Hired',
      meta: { sorts: 'days' },
      cell: ({ row }) => dateWords(row.original.hiredOn),
    },
    status,
  ];
}

/** Of one kind: a private e-mail beside a work number would pass for a work e-mail. */
function Contact({ workPhone, workEmail, privatePhone, privateEmail }: Employee) {
  return workPhone === null ? (
    <ContactCell phone={privatePhone} email={privateEmail} note="private" />
  ) : (
    <ContactCell phone={workPhone} email={workEmail} />
  );
}

function Status({ status, leftOn }: Employee) {
  return (
    <>
      <Badge tone="plain">{employeeStatuses[status]}</Badge>
      {leftOn !== null && <span css={smallStyle}>{dateWords(leftOn)}</span>}
    </>
  );
}

const whoStyle = css({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
