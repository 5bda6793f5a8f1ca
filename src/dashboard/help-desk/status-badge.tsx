import { css } from '@emotion/react';
import { Check, X } from 'lucide-react';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { Badge } from '../../ui/badge';

type RequestBadgeProps = { request: Pick<QueueItem, 'reviewed' | 'decision' | 'failed'> };

/** The status of a request, and whether the last message about it failed. */
export function RequestBadge({ request }: RequestBadgeProps) {
  return (
    <>
      <StatusBadge request={request} />
      {request.failed && (
        <>
          {' '}
          <Badge tone="danger">Not delivered</Badge>
        </>
      )}
    </>
  );
}

/** Icons distinguish the decisions for people who can't tell the colors apart. */
function StatusBadge({ request }: { request: Pick<QueueItem, 'reviewed' | 'decision'> }) {
  if (request.decision === 'approved') {
    return (
      <Badge tone="primary">
        <Check size={14} aria-hidden css={iconStyle} /> Approved
      </Badge>
    );
  }
  if (request.decision === 'declined') {
    return (
      <Badge tone="plain">
        <X size={14} aria-hidden css={iconStyle} /> Declined
      </Badge>
    );
  }
  return request.reviewed ? (
    <Badge tone="plain">Reviewed</Badge>
  ) : (
    <Badge tone="warning">Waiting</Badge>
  );
}

const iconStyle = css({ display: 'inline', maxWidth: 'none', verticalAlign: '-0.125em' });
