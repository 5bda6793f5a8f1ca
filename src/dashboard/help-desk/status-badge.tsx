import { css } from '@emotion/react';
import { Check, X } from 'lucide-react';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { Badge } from '../../ui/badge';

type RecordBadgeProps = { record: Pick<QueueItem, 'reviewed' | 'decision' | 'failed'> };

/** How far the office has come with a request, and whether the latest that was sent about it did not arrive. */
export function RecordBadge({ record }: RecordBadgeProps) {
  return (
    <>
      <StateBadge {...{ record }} />
      {record.failed && (
        <>
          {' '}
          <Badge tone="danger">Not delivered</Badge>
        </>
      )}
    </>
  );
}

/** What was decided is told by its sign too, not by words of one look. */
function StateBadge({ record }: { record: Pick<QueueItem, 'reviewed' | 'decision'> }) {
  if (record.decision === 'approved') {
    return (
      <Badge tone="teal">
        <Check size={14} aria-hidden css={signStyle} /> Approved
      </Badge>
    );
  }
  if (record.decision === 'declined') {
    return (
      <Badge tone="plain">
        <X size={14} aria-hidden css={signStyle} /> Declined
      </Badge>
    );
  }
  return record.reviewed ? (
    <Badge tone="plain">Reviewed</Badge>
  ) : (
    <Badge tone="warning">Waiting</Badge>
  );
}

const signStyle = css({ display: 'inline', maxWidth: 'none', verticalAlign: '-0.125em' });
