import { css, type SerializedStyles } from '@emotion/react';
import { threadStatuses, type ThreadStatus } from '../../../contract/inbox/constants';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { fontSize } from '../components/styles/sizes';

export const statusLabels: Record<ThreadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
};

export const statusOptions = threadStatuses.map((status) => (
  <option key={status} value={status}>
    {statusLabels[status]}
  </option>
));

export function parseStatus(value: string): ThreadStatus | undefined {
  return threadStatuses.find((status) => status === value);
}

export function StatusBadge({ status }: { status: ThreadStatus }) {
  return <span css={tones[status]}>{statusLabels[status]}</span>;
}

const badgeStyle = css({
  flex: 'none',
  padding: `0 ${space[2]}`,
  // The selected row has the same background color as a contacted badge.
  boxShadow: `inset 0 0 0 1px ${color.divider}`,
  borderRadius: radius.round,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: '1.375rem',
});

const tones: Record<ThreadStatus, SerializedStyles> = {
  new: css(badgeStyle, { background: color.primary, color: color.onPrimary }),
  contacted: css(badgeStyle, { background: color.primarySoft, color: color.primaryStrong }),
  qualified: css(badgeStyle, { background: color.successSoft, color: color.success }),
  closed: css(badgeStyle, { background: color.surfaceSunken, color: color.muted }),
};
