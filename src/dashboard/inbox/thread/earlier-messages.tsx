import { useRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { fontSize } from '../../components/styles/sizes';
import { ErrorMessage } from '../../components/status/messages';
import { useFocusFallback } from '../../hooks/focus/use-focus';
import type { EarlierMessages as Earlier } from './use-earlier-messages';

/** Says how many messages are visible, and loads earlier ones. */
export function EarlierMessages({ earlier, total }: { earlier: Earlier; total: number }) {
  const { messages, remaining, busy, error, loadEarlier } = earlier;
  const box = useRef<HTMLDivElement>(null);
  // The focused button disappears with the last page.
  useFocusFallback(remaining > 0 ? 'some' : 'none', () =>
    remaining > 0 ? null : (box.current?.closest<HTMLElement>('[role="group"]') ?? null),
  );

  return (
    <div ref={box} css={boxStyle}>
      {remaining > 0 && (
        <Button tone="outline" busy={busy} onClick={loadEarlier}>
          {error === null ? 'Show earlier messages' : 'Try again'}
        </Button>
      )}
      {error !== null && <ErrorMessage>Couldn’t load earlier messages. {error}</ErrorMessage>}
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
  fontSize: fontSize.small,
  textAlign: 'center',
});
