import { shownJobStates, type ShownJobState } from '../../../contract/job-post-words';
import { Badge } from '../../ui/badge';

/** How a job stands: what is open stands out, and what is over is seen to be. */
export function JobBadge({ state }: { state: ShownJobState }) {
  const tone = state === 'open' ? 'teal' : state === 'expired' ? 'warning' : 'plain';
  return <Badge tone={tone}>{shownJobStates[state]}</Badge>;
}
