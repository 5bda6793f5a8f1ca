import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { color } from '../../theme/color';
import { getRegionName } from '../components/region-name';
import { nameStyle, smallStyle, wrapStyle } from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { formatDate } from '../components/time/format';
import { JobStatusBadge } from './status-badge';

const newStyle = css({ color: color.primaryStrong, fontWeight: 700 });

const formatDay = (day: string | null) => (day === null ? '–' : formatDate(day));

function ApplicationCount({ job }: { job: Pick<FileJob, 'applications' | 'newApplications'> }) {
  if (job.applications === 0) return '–';
  return (
    <>
      {job.applications}
      {job.newApplications > 0 && <span css={newStyle}> ({job.newApplications} new)</span>}
    </>
  );
}

type ListedJob = Pick<
  FileJob,
  'title' | 'shown' | 'region' | 'validThrough' | 'applications' | 'newApplications'
> &
  Partial<Pick<JobPost, 'posted' | 'city'>>;

function createColumns<Job extends ListedJob>() {
  return {
    title: {
      id: 'title',
      header: 'Title',
      meta: { isRowHeader: true, style: nameStyle },
      cell: ({ row }) => row.original.title,
    },
    status: {
      id: 'state',
      header: 'Status',
      meta: { cardPosition: 'state' },
      cell: ({ row: { original } }) => (
        <JobStatusBadge state={original.shown} posted={original.posted ?? null} />
      ),
    },
    location: {
      id: 'region',
      header: 'Location',
      meta: { style: wrapStyle, cardPosition: 'line' },
      cell: ({ row: { original } }) => (
        <span>
          {getRegionName(original.region)}
          {original.city && <span css={smallStyle}>{original.city}</span>}
        </span>
      ),
    },
    lastDay: {
      id: 'ends',
      header: 'Last day',
      meta: { cardPosition: 'start', hasCompactLabel: true, sortLabels: 'days' },
      cell: ({ row }) => formatDay(row.original.validThrough),
    },
    applications: {
      id: 'applications',
      header: 'Applications',
      meta: { cardPosition: 'end', hasCompactLabel: true },
      cell: ({ row }) => <ApplicationCount job={row.original} />,
    },
  } satisfies Record<string, Column<Job>>;
}

/** @param isDetailOpen a job is open beside the list, which has room for two columns only */
export function getJobColumns(isDetailOpen: boolean): Column<JobPost>[] {
  const { title, status, location, lastDay, applications } = createColumns<JobPost>();
  const columns: Column<JobPost>[] = [
    { ...title, accessorKey: 'title' },
    status,
    { ...location, accessorKey: 'region' },
    {
      id: 'type',
      header: 'Job type',
      cell: ({ row: { original } }) => (original.type === null ? '–' : jobTypes[original.type]),
    },
    {
      id: 'posted',
      accessorKey: 'posted',
      header: 'Posted',
      sortDescFirst: true,
      cell: ({ row }) => formatDay(row.original.posted),
    },
    { ...lastDay, accessorKey: 'validThrough' },
    applications,
  ];
  return isDetailOpen ? columns.slice(0, 2) : columns;
}

/** The columns of the jobs from MDX files, which can't be sorted. */
export function getMdxJobColumns(isDetailOpen: boolean): Column<FileJob>[] {
  const { title, status, location, lastDay, applications } = createColumns<FileJob>();
  return isDetailOpen ? [title, status] : [title, status, location, lastDay, applications];
}
