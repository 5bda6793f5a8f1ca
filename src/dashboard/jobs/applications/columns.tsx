import type { Application } from '../../../../contract/applications/schema';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { rowNameStyle, smallStyle, wrapStyle, ContactCell } from '../../components/table/cells';
import type { Column } from '../../components/table/data-table';
import { TimeAgo } from '../../components/time/time-ago';
import { StageBadge } from './stage-select';

const stageColumn: Column<Application> = {
  id: 'stage',
  sortAs: 'stages',
  header: 'Stage',
  cardPosition: 'state',
  cell: (row) => <StageBadge application={row} />,
};

const nameColumn: Column<Application> = {
  id: 'name',
  sortAs: 'text',
  header: 'Name',
  isRowHeader: true,
  style: rowNameStyle,
  cell: (row) => row.name,
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
      cell: (row) => <ContactCell phone={row.contact} email={row.email} />,
    },
    {
      id: 'job',
      sortAs: 'text',
      header: 'Job',
      style: wrapStyle,
      cardPosition: 'start',
      cell: (row) => (
        <span>
          {row.jobTitle}
          <span css={smallStyle}>{getRegionName(row.region)}</span>
        </span>
      ),
    },
    {
      id: 'certified',
      header: 'Certificate',
      cell: (row) => (row.certified ? 'Yes' : 'No'),
    },
    {
      id: 'resume',
      header: 'Résumé',
      cell: (row) => (row.resume === null ? '–' : 'Attached'),
    },
    {
      id: 'at',
      sortAs: 'times',
      header: 'Received',
      cardPosition: 'end',
      cell: (row) => <TimeAgo at={row.at} />,
    },
  ];
}
