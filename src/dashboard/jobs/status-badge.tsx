import { jobDisplayStates, type JobDisplayState } from '../../../contract/jobs/constants';
import { Badge } from '../../ui/badge';
import { formatDate } from '../components/time/format';

type JobStatusBadgeProps = {
  state: JobDisplayState;
  /** YYYY-MM-DD: a job that is not listed yet shows its first day. */
  posted?: string | null | undefined;
};

export function JobStatusBadge({ state, posted }: JobStatusBadgeProps) {
  const tone = state === 'open' ? 'primary' : state === 'expired' ? 'warning' : 'plain';
  return (
    <Badge tone={tone}>
      {state === 'scheduled' && posted ? `From ${formatDate(posted)}` : jobDisplayStates[state]}
    </Badge>
  );
}
