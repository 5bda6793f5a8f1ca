import { css } from '@emotion/react';
import { employeeStatuses } from '../../../contract/employee-words';
import type { Employee } from '../../../contract/employees';
import { formatPhone, telHref } from '../../../contract/phone';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import { denseTarget } from '../parts/dense-target';
import type { Column } from '../parts/list/data-table';
import { regionName } from '../parts/region-name';
import { text } from '../parts/text';
import { CertificateNote } from './certificate-note';
import { dateWords } from '../parts/time/day-words';
import { EmployeeAvatar } from './employee-avatar';

/** Who, title, region, how to reach them, certificate, since when, status. */
export function employeeColumns(today: string): Column<Employee>[] {
  return [
    {
      id: 'name',
      accessorKey: 'lastName',
      header: 'Name',
      meta: { isRowHeader: true },
      cell: ({ row: { original } }) => (
        <span css={whoStyle}>
          <EmployeeAvatar employee={original} size="2.25rem" />
          <span css={nameStyle}>
            {original.firstName} {original.lastName}
          </span>
        </span>
      ),
    },
    {
      id: 'title',
      accessorKey: 'title',
      header: 'Title',
      cell: ({ row }) => <span css={lineStyle}>{row.original.title}</span>,
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
      cell: ({ row }) => <CertificateNote employee={row.original} today={today} />,
    },
    {
      id: 'hired',
      accessorKey: 'hiredOn',
      header: 'Hired',
      cell: ({ row }) => dateWords(row.original.hiredOn),
    },
    { id: 'status', header: 'Status', cell: ({ row }) => <Status {...row.original} /> },
  ];
}

function Contact({ phone, email }: Employee) {
  return (
    <span css={[lineStyle, contactStyle]}>
      <a href={telHref(phone)} css={phoneStyle}>
        {formatPhone(phone)}
      </a>
      {email !== null && <span css={smallStyle}>{email}</span>}
    </span>
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
/** A long name or title wraps, between its words where it can, or the table would push its last columns off the screen. */
const lineStyle = css({
  display: 'block',
  minWidth: 0,
  maxWidth: '14rem',
  overflowWrap: 'break-word',
  whiteSpace: 'normal',
  [media.belowWide]: { maxWidth: 'none' },
});
/** Room for an address of usual length. */
const contactStyle = css({ overflowWrap: 'anywhere', [media.wide]: { minWidth: '12.5rem' } });
const nameStyle = css(lineStyle, { fontWeight: 700, [media.wide]: { minWidth: '8rem' } });
const smallStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  whiteSpace: 'nowrap',
  [media.belowWide]: { minHeight: denseTarget },
});
