import { jobDisplayStates } from '../../../contract/jobs/constants';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { getJobPublishedAt } from '../../../contract/publishing/site-state';
import { Badge } from '../../ui/badge';
import { SiteStateBadge } from '../components/publishing/publishing-status';
import { formatDate } from '../components/time/format';

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
