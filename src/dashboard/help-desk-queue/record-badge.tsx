import type { QueueItem } from '../../../contract/help-desk-queue';
import { Badge } from '../../ui/badge';

/** How far the office has come with a request. */
export function RecordBadge({ record }: { record: Pick<QueueItem, 'reviewed' | 'decision'> }) {
  if (record.decision === 'approved') return <Badge tone="plain">Approved</Badge>;
  if (record.decision === 'declined') return <Badge tone="plain">Declined</Badge>;
  return record.reviewed ? (
    <Badge tone="plain">Reviewed</Badge>
  ) : (
    <Badge tone="warning">Waiting</Badge>
  );
}
