import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { jobDisplayStates } from '../../../contract/jobs/constants';
import { getJobPublishedAt } from '../../../contract/publishing/site-state';
import { formatDate } from '../../../contract/shared/dates/format-date';
import { color } from '../../theme/tokens';
import { Badge } from '../../ui/badge';
import { addFacts, ellipsisStyle, fillingStyle, TextCell } from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { SiteStateBadge } from '../components/publishing/publishing-status';

type ListedJob = FileJob & Partial<Pick<JobPost, 'id' | 'city' | 'type' | 'posted' | 'changedAt'>>;

/** @param isDetailOpen a job is open beside the list, which has room for two columns only */
export function getJobColumns<Job extends ListedJob = JobPost>(
  isDetailOpen: boolean,
): Column<Job>[] {
  const titleColumn: Column<Job> = {
    id: 'title',
    sortAs: 'text',
    header: 'Title',
    isRowHeader: true,
    style: fillingStyle,
    cell: (row) => <TextCell>{row.title}</TextCell>,
  };
  const stateColumn: Column<Job> = {
    id: 'state',
    header: 'Status',
    cardPosition: 'state',
    cell: (row) => <JobStatusBadge job={row} />,
  };
  if (isDetailOpen) {
    const listFacts = ({ region, city }: Job) => [getRegionName(region), ...(city ? [city] : [])];
    return [addFacts(titleColumn, listFacts), stateColumn];
  }
  return [
    titleColumn,
    stateColumn,
    {
      id: 'region',
      sortAs: 'text',
      header: 'Location',
      style: ellipsisStyle,
      cardPosition: 'line',
      cell: ({ region, city }) => (
        <TextCell>{[getRegionName(region), city].filter(Boolean).join(' · ')}</TextCell>
      ),
    },
    {
      id: 'type',
      header: 'Job type',
      cell: (row) => (row.type ? jobTypes[row.type] : '–'),
    },
    {
      id: 'posted',
      sortAs: 'times',
      isOptional: true,
      header: 'Posted',
      cell: (row) => (row.posted ? formatDate(row.posted) : '–'),
    },
    {
      id: 'ends',
      sortAs: 'days',
      header: 'Last day',
      cardPosition: 'start',
      hasCompactLabel: true,
      cell: (row) => (row.validThrough === null ? '–' : formatDate(row.validThrough)),
    },
    {
      id: 'applications',
      header: 'Applications',
      cardPosition: 'end',
      hasCompactLabel: true,
      cell: (row) => <ApplicationCount {...row} />,
    },
  ];
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

/** A job of the dashboard, or of an MDX file, which the site always shows. */
type BadgeJob = Pick<FileJob, 'region' | 'displayState'> &
  Partial<Pick<JobPost, 'id' | 'posted' | 'validThrough' | 'changedAt'>>;

export function JobStatusBadge({ job }: { job: BadgeJob }) {
  const { id, region, displayState, posted = null, validThrough = null, changedAt } = job;
  const label = jobDisplayStates[displayState];
  if (displayState === 'open' && id !== undefined && changedAt !== undefined) {
    const dates = { region, posted, validThrough, displayState, changedAt };
    const item = { kind: 'job', id, changedAt: getJobPublishedAt(dates) } as const;
    return <SiteStateBadge item={item} label={label} />;
  }
  const tone =
    displayState === 'open' ? 'primary' : displayState === 'expired' ? 'warning' : 'plain';
  return (
    <Badge tone={tone}>
      {displayState === 'scheduled' && posted !== null ? `From ${formatDate(posted)}` : label}
    </Badge>
  );
}
