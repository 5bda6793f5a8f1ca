import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { getRequestState, requestStateLabels } from '../../../contract/help-desk/constants';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { Badge } from '../../ui/badge';
import { PossibleSpamBadge } from '../components/badges';

const tones = {
  waiting: 'warning',
  reviewed: 'plain',
  approved: 'primary',
  declined: 'plain',
} as const;

type RequestBadgeProps = {
  request: Pick<QueueItem, 'reviewed' | 'decision' | 'failed' | 'possibleSpam'>;
};

export function RequestBadge({ request }: RequestBadgeProps) {
  const state = getRequestState(request);
  return (
    <>
      <Badge tone={tones[state]}>
        {/* Icons distinguish the decisions for people who can't tell the colors apart. */}
        {state === 'approved' && <Check size={14} aria-hidden css={iconStyle} />}
        {state === 'declined' && <X size={14} aria-hidden css={iconStyle} />}
        {requestStateLabels[state]}
      </Badge>
      {request.possibleSpam && !request.reviewed && (
        <>
          {' '}
          <PossibleSpamBadge />
        </>
      )}
      {request.failed && (
        <>
          {' '}
          <Badge tone="danger">Not delivered</Badge>
        </>
      )}
    </>
  );
}

const iconStyle = css({
  display: 'inline',
  maxWidth: 'none',
  marginInlineEnd: '0.25em',
  verticalAlign: '-0.125em',
});
