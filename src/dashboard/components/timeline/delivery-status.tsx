import { css } from '@emotion/react';
import { CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';

const states = {
  queued: { words: 'Queued', icon: Clock, ink: color.muted },
  sent: { words: 'Sent', icon: CheckCheck, ink: color.success },
  failed: { words: 'Not delivered', icon: TriangleAlert, ink: color.danger },
} as const;

/** How far an answer has come; nothing for what came in. */
export function Delivery({ state }: { state: ChatMessage['delivery'] }) {
  if (state === 'received') return null;
  const { words, icon: Icon, ink } = states[state];
  return (
    <span css={[lineStyle, css({ color: ink })]}>
      <Icon size={15} aria-hidden />
      {words}
    </span>
  );
}

const lineStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: 700,
});
