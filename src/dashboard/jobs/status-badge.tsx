import { jobDisplayStates, type JobDisplayState } from '../../../contract/jobs/constants';
import { Badge } from '../../ui/badge';
import { formatDate } from '../components/time/format';

type JobStatusBadgeProps = {
  state: JobDisplayState;
  /** YYYY-MM-DD: a job that is not listed yet shows its first day. */
  posted?: string | null;
};

export function JobStatusBadge({ state, posted = null }: JobStatusBadgeProps) {
  const tone = state === 'open' ? 'primary' : state === 'expired' ? 'warning' : 'plain';
  const isAhead = state === 'ahead' && posted !== null;
  return (
    <Badge tone={tone}>{isAhead ? `From ${formatDate(posted)}` : jobDisplayStates[state]}</Badge>
  );
}
