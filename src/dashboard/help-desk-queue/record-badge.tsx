import { css } from '@emotion/react';
import { Check, X } from 'lucide-react';
import type { QueueItem } from '../../../contract/help-desk-queue';
import { Badge } from '../../ui/badge';

/** How far the office has come with a request. What was decided is told by its sign too, not by words of one look. */
export function RecordBadge({ record }: { record: Pick<QueueItem, 'reviewed' | 'decision'> }) {
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
