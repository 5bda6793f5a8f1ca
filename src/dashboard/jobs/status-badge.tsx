import { shownJobStates, type ShownJobState } from '../../../contract/jobs/constants';
import { Badge } from '../../ui/badge';
import { dateWords } from '../components/time/day-format';

type JobBadgeProps = {
  state: ShownJobState;
  /** The first day of a job made here, YYYY-MM-DD. */
  posted?: string | null;
};

/** How a job stands: what is open stands out, what is over is seen to be, and what is still to come says from when. */
export function JobBadge({ state, posted = null }: JobBadgeProps) {
  const tone = state === 'open' ? 'teal' : state === 'expired' ? 'warning' : 'plain';
  const words =
    state === 'ahead' && posted !== null ? `From ${dateWords(posted)}` : shownJobStates[state];
  return <Badge tone={tone}>{words}</Badge>;
}
