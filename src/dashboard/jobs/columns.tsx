import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { color } from '../../theme/tokens';
import { getRegionName } from '../../../contract/shared/region-facts';
import { nameStyle, smallStyle, wrapStyle } from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { formatDate } from '../components/time/format';
import { JobStatusBadge } from './status-badge';

type ListedJob = FileJob & Partial<Pick<JobPost, 'id' | 'city' | 'type' | 'posted' | 'changedAt'>>;

/** @param isDetailOpen a job is open beside the list, which has room for two columns only */
export function getJobColumns<Job extends ListedJob = JobPost>(
  isDetailOpen: boolean,
): Column<Job>[] {
  const columns: Column<Job>[] = [
    {
      id: 'title',
      accessorKey: 'title',
      header: 'Title',
      meta: { isRowHeader: true, style: nameStyle },
      cell: ({ row }) => row.original.title,
    },
    {
      id: 'state',
      header: 'Status',
      meta: { cardPosition: 'state' },
      cell: ({ row: { original } }) => <JobStatusBadge job={original} />,
    },
    {
      id: 'region',
      accessorKey: 'region',
      header: 'Location',
      meta: { style: wrapStyle, cardPosition: 'line' },
      cell: ({ row: { original } }) => (
        <span>
          {getRegionName(original.region)}
          {original.city && <span css={smallStyle}>{original.city}</span>}
        </span>
      ),
    },
    {
      id: 'type',
      header: 'Job type',
      cell: ({ row: { original } }) => (original.type ? jobTypes[original.type] : '–'),
    },
    {
      id: 'posted',
      accessorKey: 'posted',
      header: 'Posted',
      sortDescFirst: true,
      cell: ({ row: { original } }) => (original.posted ? formatDate(original.posted) : '–'),
    },
    {
      id: 'ends',
      accessorKey: 'validThrough',
      header: 'Last day',
      meta: { cardPosition: 'start', hasCompactLabel: true, sortLabels: 'days' },
      cell: ({ row: { original } }) =>
        original.validThrough === null ? '–' : formatDate(original.validThrough),
    },
    {
      id: 'applications',
      header: 'Applications',
      meta: { cardPosition: 'end', hasCompactLabel: true },
      cell: ({ row }) => <ApplicationCount {...row.original} />,
    },
  ];
  return isDetailOpen ? columns.slice(0, 2) : columns;
}

/** The columns of the jobs from MDX files, which have fewer fields. */
export function getMdxJobColumns(isDetailOpen: boolean): Column<FileJob>[] {
  return getJobColumns<FileJob>(isDetailOpen).filter(({ id }) => id !== 'type' && id !== 'posted');
}

function ApplicationCount({ applications, newApplications }: FileJob) {
  if (applications === 0) return '–';
  return (
    <>
      {applications}
      {newApplications > 0 && <span css={newStyle}> ({newApplications} new)</span>}
    </>
  );
}

const newStyle = css({ color: color.primaryStrong, fontWeight: 700 });
