import {
  threadStatuses,
  threadStatusLabels,
  type ThreadStatus,
} from '../../../contract/inbox/constants';
import { Badge } from '../../ui/badge';

export const statusOptions = threadStatuses.map((status) => (
  <option key={status} value={status}>
    {threadStatusLabels[status]}
  </option>
));

export function parseStatus(value: string): ThreadStatus | undefined {
  return threadStatuses.find((status) => status === value);
}

const tones = {
  new: 'strong',
  contacted: 'primary',
  qualified: 'success',
  closed: 'plain',
} as const satisfies Record<ThreadStatus, string>;

export function StatusBadge({ status }: { status: ThreadStatus }) {
  return <Badge tone={tones[status]}>{threadStatusLabels[status]}</Badge>;
}
