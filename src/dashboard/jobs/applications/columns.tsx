import type { Application } from '../../../../contract/applications/schema';
import { rowNameStyle, smallStyle, wrapStyle } from '../../components/table/cell.styles';
import { ContactCell } from '../../components/table/contact-cell';
import type { Column } from '../../components/table/data-table';
import { regionName } from '../../components/region-name';
import { TimeAgo } from '../../components/time/time-ago';
import { StageBadge } from './stage-badge';

const stage: Column<Application> = {
  id: 'stage',
  accessorKey: 'stage',
  header: 'Stage',
  meta: { onSmallCard: 'state', sorts: 'stages' },
  cell: ({ row }) => <StageBadge stage={row.original.stage} />,
};
const name: Column<Application> = {
  id: 'name',
  accessorKey: 'name',
  header: 'Name',
  meta: { isRowHeader: true, style: rowNameStyle },
  cell: ({ row }) => row.original.name,
};

/** The columns of the applications; beside an open one there is room for who and how far alone. */
export function applicationColumns(beside: boolean): Column<Application>[] {
  if (beside) return [name, stage];
  return [
    stage,
    name,
    {
      id: 'contact',
      header: 'Contact',
      cell: ({ row: { original } }) => (
        <ContactCell phone={original.contact} email={original.email} />
      ),
    },
    {
      id: 'job',
      accessorKey: 'jobTitle',
      header: 'Job',
      meta: { style: wrapStyle, onSmallCard: 'start' },
      cell: ({ row: { original } }) => (
        <span>
          {original.jobTitle}
          <span css={smallStyle}>{regionName(original.region)}</span>
        </span>
      ),
    },
    {
      id: 'certified',
      header: 'Certificate',
      cell: ({ row }) => (row.original.certified ? 'Yes' : 'No'),
    },
    {
      id: 'resume',
      header: 'Résumé',
      cell: ({ row }) => (row.original.resume === null ? '–' : 'Attached'),
    },
    {
      id: 'at',
      accessorKey: 'at',
      header: 'Received',
      meta: { onSmallCard: 'end' },
      sortDescFirst: true,
      cell: ({ row }) => <TimeAgo at={row.original.at} />,
    },
  ];
}
