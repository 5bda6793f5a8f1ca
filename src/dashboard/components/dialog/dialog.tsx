import type { ReactNode, RefObject } from 'react';
import { css } from '@emotion/react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { color } from '../../../theme/color';
import { layer, media } from '../../../theme/layout';
import { radius, shadow, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { text } from '../styles/font-size';

type DialogProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What has the focus first; what comes first in it, when left out. */
  initialFocus?: RefObject<HTMLElement> | (() => HTMLElement | null);
  /** What has the focus afterwards: what had it before, when left out or true; with false it is left to who says so. */
  finalFocus?: RefObject<HTMLElement> | (() => HTMLElement | null | boolean);
  /** It is gone. */
  onClosed?: () => void;
  children: ReactNode;
};

/** A dialog over the screen: keeps the focus in, closes by Escape and by a press outside, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, open, onOpenChange, initialFocus, finalFocus, onClosed, children } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop css={backdropStyle} />
        <Base.Popup
          css={popupStyle}
          {...(initialFocus ? { initialFocus } : {})}
          {...(finalFocus ? { finalFocus } : {})}
        >
          <Base.Title css={titleStyle}>{title}</Base.Title>
          {children}
          {/* Last, so that the focus begins with what the dialog is for. */}
          <Base.Close aria-label="Close" css={closeStyle}>
            <X size={20} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const backdropStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: layer.popup,
  background: color.shade,
});

const popupStyle = css({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: layer.popup,
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  // A long word breaks rather than widening the dialog.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space[4],
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  padding: space[5],
  // There is no room to give away.
  [media.largeLetters]: { width: '100vw', maxHeight: '100dvh', padding: space[3] },
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: shadow.high,
  fontSize: text.body,
  '&:focus': { outline: 'none' },
});

const titleStyle = css({ minWidth: 0, paddingInlineEnd: target, fontSize: '1.25rem' });

const closeStyle = css({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  '&:hover': { background: color.tealSoft },
});
