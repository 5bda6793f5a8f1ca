import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { jobDisplayStates } from '../../../contract/jobs/constants';
import { getJobPublishedAt } from '../../../contract/publishing/site-state';
import { formatDate } from '../../../contract/shared/dates/format-date';
import { color } from '../../theme/tokens';
import { Badge } from '../../ui/badge';
import {
  addFacts,
  createColumn,
  ellipsisStyle,
  fillingStyle,
  TextCell,
} from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { SiteStateBadge } from '../components/publishing/publishing-status';

type ListedJob = FileJob & Partial<Pick<JobPost, 'id' | 'city' | 'type' | 'posted' | 'changedAt'>>;

/** @param isDetailOpen a job is open beside the list, which has room for two columns only */
export function getJobColumns<Job extends ListedJob = JobPost>(
  isDetailOpen: boolean,
): Column<Job>[] {
  const titleColumn: Column<Job> = createColumn(
    'title',
    'Title',
    (row) => <TextCell>{row.title}</TextCell>,
    { sortAs: 'text', isRowHeader: true, style: fillingStyle },
  );
  const stateColumn: Column<Job> = createColumn(
    'state',
    'Status',
    (row) => <JobStatusBadge job={row} />,
    { cardPosition: 'state' },
  );
  if (isDetailOpen) {
    const listFacts = ({ region, city }: Job) => [getRegionName(region), ...(city ? [city] : [])];
    return [addFacts(titleColumn, listFacts), stateColumn];
  }
  return [
    titleColumn,
    stateColumn,
    createColumn(
      'region',
      'Location',
      ({ region, city }) => (
        <TextCell>{[getRegionName(region), city].filter(Boolean).join(' · ')}</TextCell>
      ),
      { sortAs: 'text', style: ellipsisStyle, cardPosition: 'line' },
    ),
    createColumn('type', 'Job type', (row) => (row.type ? jobTypes[row.type] : '–')),
    createColumn('posted', 'Posted', (row) => (row.posted ? formatDate(row.posted) : '–'), {
      sortAs: 'times',
      isOptional: true,
    }),
    createColumn(
      'ends',
      'Last day',
      (row) => (row.validThrough === null ? '–' : formatDate(row.validThrough)),
      { sortAs: 'days', cardPosition: 'start', hasCompactLabel: true },
    ),
    createColumn('applications', 'Applications', (row) => <ApplicationCount {...row} />, {
      cardPosition: 'end',
      hasCompactLabel: true,
    }),
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
