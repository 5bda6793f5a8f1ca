import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { undoDuration } from '../../../contract/shared/undo';
import { color, space, radius, shadow } from '../../theme/tokens';
import { layer, media } from '../../theme/layout';
import { Button } from '../../ui/buttons/button';
import { visuallyHidden } from '../../ui/visually-hidden';
import { getErrorMessage } from '../api/errors';
import { callStaff } from '../api/staff-client';
import { useFocusFallback } from '../hooks/use-focus';
import { useShortcuts, useShortcutsEnabled } from '../hooks/use-shortcuts';
import { useAsyncAction } from '../hooks/use-async-action';
import { offerUndo, useUndoOffer, type Undo, type UndoOffer } from '../hooks/use-undo-offer';
import { iconButtonStyle } from './dashboard.styles';

type Outcome = { message: string; isError: boolean };

/** The latest change, with a button that undoes it if it can be, for 10 seconds, or longer while the button has the focus or the pointer. */
export function UndoToast() {
  const offer = useUndoOffer();
  const { run, isPending } = useAsyncAction();
  const [latest, setLatest] = useState<(Outcome & { offer: UndoOffer }) | null>(null);
  const [heldOffer, setHeldOffer] = useState<UndoOffer | null>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const hasShortcuts = useShortcutsEnabled();
  const outcome = latest?.offer === offer ? latest : null;
  const available = outcome === null ? (offer?.undo ?? null) : null;
  const canUndo = available !== null;
  // An error stays until it is dismissed.
  const isStaying = heldOffer === offer || isPending || outcome?.isError === true;

  // The focused button disappears.
  useFocusFallback(outcome?.message ?? 'none', () => message.current);

  useEffect(() => () => offerUndo(null), []);
  useEffect(() => {
    if (offer === null || isStaying) return;
    const timer = window.setTimeout(() => offerUndo(null), undoDuration);
    return () => window.clearTimeout(timer);
  }, [offer, isStaying]);

  const undo = () => {
    if (offer === null || available === null) return;
    void run(async () => {
      const next = await sendUndo(available);
      setLatest({ ...next, offer });
      available.onUndone(!next.isError);
    });
  };
  useShortcuts({
    z: { label: 'Undo the last change', run: undo, isAvailable: () => canUndo && !isPending },
  });

  return (
    <div
      css={offer === null ? visuallyHidden : toastStyle}
      onPointerEnter={() => setHeldOffer(offer)}
      onPointerLeave={() => setHeldOffer(null)}
      onFocus={() => setHeldOffer(offer)}
      onBlur={() => setHeldOffer(null)}
    >
      <p
        ref={message}
        tabIndex={-1}
        role={outcome?.isError ? 'alert' : 'status'}
        css={messageStyle}
      >
        {outcome?.message ?? offer?.message}
        {canUndo && (
          <span css={visuallyHidden}>
            {hasShortcuts ? '. To undo this, press Z.' : '. You can undo this for 10 seconds.'}
          </span>
        )}
      </p>
      {canUndo && (
        <Button tone="outline" isPending={isPending} onClick={undo} aria-keyshortcuts="z">
          <RotateCcw size={18} aria-hidden /> Undo
        </Button>
      )}
      {offer !== null && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={() => offerUndo(null)}
          css={iconButtonStyle}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}

async function sendUndo({ call, token, getName }: Undo): Promise<Outcome> {
  try {
    const responses = await Promise.all(
      [token].flat().map((one) => callStaff(call, { body: { token: one } })),
    );
    const changed = responses.flatMap((response) => response.changed);
    const rejected = responses.flatMap((response) => response.rejected);
    if (rejected.length === 0) return { message: 'Undone.', isError: false };
    const failures = rejected.map(({ id, message }) => `${getName(id)}: ${message}`);
    const count = changed.length > 0 ? [`${changed.length} undone.`] : [];
    return { message: [...count, 'Not undone:', ...failures].join(' '), isError: true };
  } catch (error) {
    return { message: `Not undone. ${getErrorMessage(error)}`, isError: true };
  }
}

const toastStyle = css({
  position: 'fixed',
  insetInline: space[3],
  // Not over the composer or the bar of selected rows, which are at the bottom.
  insetBlockStart: space[3],
  [media.wide]: { insetBlock: 'auto 5.5rem', marginInlineStart: 0 },
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: 'fit-content',
  maxWidth: 'min(36rem, calc(100vw - 1.5rem))',
  marginInline: 'auto',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.high,
  // A long name must not squeeze them.
  button: { flex: 'none' },
  '@media print': { display: 'none' },
});
const messageStyle = css({
  minWidth: 0,
  maxHeight: '30dvh',
  overflow: 'auto',
  overflowWrap: 'anywhere',
});
