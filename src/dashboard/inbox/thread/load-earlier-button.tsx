import { useLayoutEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { faultWords } from '../../api/error-messages';
import { text } from '../../components/styles/font-size';
import { FaultLine } from '../../components/status/error-message';

type EarlierButtonProps = {
  shown: number;
  total: number;
  /** How many there are before those shown. */
  left: number;
  busy: boolean;
  /** Why the earlier ones could not be loaded; null: they could. */
  fault: unknown;
  onShow: () => void;
};

/** Above the messages of a thread that has more than are shown: how many those are, and the way to the earlier ones. */
export function EarlierButton({ shown, total, left, busy, fault, onShow }: EarlierButtonProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // With the last page the button goes: the focus stays in the conversation.
  useLayoutEffect(() => {
    if (left > 0 || !wasPressed.current || document.activeElement !== document.body) return;
    box.current?.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
  }, [left]);

  return (
    <div ref={box} css={boxStyle}>
      {left > 0 && (
        <Button
          tone="outline"
          busy={busy}
          onClick={() => {
            wasPressed.current = true;
            onShow();
          }}
        >
          {fault === null ? 'Show earlier messages' : 'Try again'}
        </Button>
      )}
      {fault !== null && (
        <FaultLine>The earlier messages could not be loaded. {faultWords(fault)}</FaultLine>
      )}
      <p role="status">
        {left > 0
          ? `The last ${String(shown)} of ${String(total)} messages are shown.`
          : `All ${String(total)} messages are shown.`}
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
