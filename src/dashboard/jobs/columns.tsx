import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { color } from '../../theme/color';
import { nameStyle, smallStyle, wrapStyle } from '../components/table/cell.styles';
import type { Column } from '../components/table/data-table';
import { regionName } from '../components/region-name';
import { dateWords } from '../components/time/day-format';
import { JobBadge } from './status-badge';

const newStyle = css({ color: color.tealStrong, fontWeight: 700 });

const day = (value: string | null) => (value === null ? '–' : dateWords(value));

type Either = Pick<
  FileJob,
  'title' | 'shown' | 'region' | 'validThrough' | 'applications' | 'newApplications'
>;

const title: Column<JobPost> = {
  id: 'title',
  accessorKey: 'title',
  header: 'Title',
  meta: { isRowHeader: true, style: nameStyle },
  cell: ({ row }) => row.original.title,
};
const state: Column<JobPost> = {
  id: 'state',
  header: 'Status',
  meta: { onSmallCard: 'state' },
  cell: ({ row: { original } }) => <JobBadge state={original.shown} posted={original.posted} />,
};

function Applied({ job }: { job: Either }) {
  if (job.applications === 0) return '–';
  return (
    <>
      {job.applications}
      {job.newApplications > 0 && <span css={newStyle}> ({job.newApplications} new)</span>}
    </>
  );
}

/**
 * The columns of the jobs made here.
 * @param beside a job is open beside the list: there is room for title and state alone
 */
export function jobColumns(beside: boolean): Column<JobPost>[] {
  if (beside) return [title, state];
  return [
    title,
    state,
    {
      id: 'region',
      accessorKey: 'region',
      header: 'Where',
      meta: { style: wrapStyle, onSmallCard: 'line' },
      cell: ({ row: { original } }) => (
        <span>
          {regionName(original.region)}
          {original.city !== null && <span css={smallStyle}>{original.city}</span>}
        </span>
      ),
    },
    {
      id: 'type',
      header: 'Hours',
      cell: ({ row: { original } }) => (original.type === null ? '–' : jobTypes[original.type]),
    },
    {
      id: 'posted',
      accessorKey: 'posted',
      header: 'Posted',
      sortDescFirst: true,
      cell: ({ row }) => day(row.original.posted),
    },
    {
      id: 'ends',
      accessorKey: 'validThrough',
      header: 'Last day',
      meta: { onSmallCard: 'start', smallCardLabel: true, sorts: 'days' },
      cell: ({ row }) => day(row.original.validThrough),
    },
    {
      id: 'applications',
      header: 'Applications',
      meta: { onSmallCard: 'end', smallCardLabel: true },
      cell: ({ row }) => <Applied job={row.original} />,
    },
  ];
}

/** The columns of the jobs of the site's files. */
export function fileColumns(beside: boolean): Column<FileJob>[] {
  const first: Column<FileJob>[] = [
    {
      id: 'title',
      header: 'Title',
      meta: { isRowHeader: true, style: nameStyle },
      cell: ({ row }) => row.original.title,
    },
    {
      id: 'state',
      header: 'Status',
      meta: { onSmallCard: 'state' },
      cell: ({ row }) => <JobBadge state={row.original.shown} />,
    },
  ];
  if (beside) return first;
  return [
    ...first,
    {
      id: 'region',
      header: 'Where',
      meta: { onSmallCard: 'line' },
      cell: ({ row }) => regionName(row.original.region),
    },
    {
      id: 'ends',
      header: 'Last day',
      meta: { onSmallCard: 'start', smallCardLabel: true },
      cell: ({ row }) => day(row.original.validThrough),
    },
    {
      id: 'applications',
      header: 'Applications',
      meta: { onSmallCard: 'end', smallCardLabel: true },
      cell: ({ row }) => <Applied job={row.original} />,
    },
  ];
}
