import { useLayoutEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { text } from '../../components/styles/font-size';
import { FaultLine } from '../../components/status/error-message';
import type { EarlierMessages as Earlier } from './use-earlier-messages';

/** Says how many messages are visible, and loads earlier ones. */
export function EarlierMessages({ earlier, total }: { earlier: Earlier; total: number }) {
  const { messages, remaining, busy, error, loadEarlier } = earlier;
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The button disappears with the last page; the focus then moves to the conversation.
  useLayoutEffect(() => {
    if (remaining > 0 || !wasPressed.current || document.activeElement !== document.body) return;
    box.current?.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
  }, [remaining]);

  return (
    <div ref={box} css={boxStyle}>
      {remaining > 0 && (
        <Button
          tone="outline"
          busy={busy}
          onClick={() => {
            wasPressed.current = true;
            loadEarlier();
          }}
        >
          {error === null ? 'Show earlier messages' : 'Try again'}
        </Button>
      )}
      {error !== null && <FaultLine>Couldn’t load earlier messages. {error}</FaultLine>}
      <p role="status">
        {remaining > 0
          ? `Showing the last ${messages.length} of ${total} messages.`
          : `Showing all ${total} messages.`}
      </p>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[4],
  color: color.muted,
  fontSize: text.small,
  textAlign: 'center',
});
