import { jobDisplayStates } from '../../../contract/jobs/constants';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { getJobPublishedAt } from '../../../contract/publishing/live-state';
import { Badge } from '../../ui/badge';
import { LiveBadge } from '../components/publishing/live-badge';
import { formatDate } from '../components/time/format';

/** A job of the dashboard, or of an MDX file, which the site always shows. */
type BadgeJob = Pick<FileJob, 'region' | 'displayState'> &
  Partial<Pick<JobPost, 'id' | 'posted' | 'changedAt'>>;

export function JobStatusBadge({ job }: { job: BadgeJob }) {
  const { id, region, displayState: state, posted = null, changedAt } = job;
  const label = jobDisplayStates[state];
  if (state === 'open' && id !== undefined && changedAt !== undefined) {
    const publishedAt = getJobPublishedAt({ region, posted, changedAt });
    return <LiveBadge item={{ kind: 'job', id, changedAt: publishedAt }} label={label} />;
  }
  const tone = state === 'open' ? 'primary' : state === 'expired' ? 'warning' : 'plain';
  return (
    <Badge tone={tone}>
      {state === 'scheduled' && posted !== null ? `From ${formatDate(posted)}` : label}
    </Badge>
  );
}
