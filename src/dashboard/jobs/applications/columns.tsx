import type { Application } from '../../../../contract/applications/schema';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { rowNameStyle, smallStyle, wrapStyle, ContactCell } from '../../components/table/cells';
import type { Column } from '../../components/table/data-table';
import { TimeAgo } from '../../components/time/time-ago';
import { StageBadge } from './stage-select';

const stageColumn: Column<Application> = {
  id: 'stage',
  accessorKey: 'stage',
  header: 'Stage',
  meta: { cardPosition: 'state', sortLabels: 'stages' },
  cell: ({ row }) => <StageBadge application={row.original} />,
};

const nameColumn: Column<Application> = {
  id: 'name',
  accessorKey: 'name',
  header: 'Name',
  meta: { isRowHeader: true, style: rowNameStyle },
  cell: ({ row }) => row.original.name,
};

/** @param isDetailOpen an application is open beside the list, which has room for two columns only */
export function getApplicationColumns(isDetailOpen: boolean): Column<Application>[] {
  if (isDetailOpen) return [nameColumn, stageColumn];
  return [
    stageColumn,
    nameColumn,
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
      meta: { style: wrapStyle, cardPosition: 'start' },
      cell: ({ row: { original } }) => (
        <span>
          {original.jobTitle}
          <span css={smallStyle}>{getRegionName(original.region)}</span>
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
      meta: { cardPosition: 'end' },
      sortDescFirst: true,
      cell: ({ row }) => <TimeAgo at={row.original.at} />,
    },
  ];
}
