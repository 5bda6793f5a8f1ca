import { css } from '@emotion/react';
import { CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';

const states = {
  queued: { label: 'Queued', icon: Clock, ink: color.muted },
  sent: { label: 'Sent', icon: CheckCheck, ink: color.success },
  failed: { label: 'Not delivered', icon: TriangleAlert, ink: color.danger },
} as const;

export function DeliveryStatus({ state }: { state: ChatMessage['delivery'] }) {
  if (state === 'received') return null;
  const { label, icon: Icon, ink } = states[state];
  return (
    <span css={[statusStyle, css({ color: ink })]}>
      <Icon size={15} aria-hidden />
      {label}
    </span>
  );
}

const statusStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: 700,
});
