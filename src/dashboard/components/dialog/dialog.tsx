import type { ReactNode, RefObject } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { layer, media } from '../../../theme/layout';
import { color, space, radius, shadow, target } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { fontSize, iconButtonStyle, shortWindow, stackStyle } from '../dashboard.styles';

type DialogProps = {
  title: string;
  /** Default: open as long as it is rendered. */
  open?: boolean;
  onClose: () => void;
  /** Takes the focus when the dialog opens; by default the first control. */
  initialFocus?: RefObject<HTMLElement> | (() => HTMLElement | null);
  /** Takes the focus when it closes; by default the element that had it before. False: none. */
  finalFocus?: RefObject<HTMLElement> | (() => HTMLElement | null | boolean);
  /** Called when it has disappeared. */
  onClosed?: () => void;
  popupStyle?: SerializedStyles;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, open = true, onClose, onClosed, popupStyle, children } = props;
  const { initialFocus, finalFocus } = props;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop css={backdropStyle} />
        <BaseDialog.Popup
          css={[centeredStyle, popupStyle]}
          {...(initialFocus ? { initialFocus } : {})}
          {...(finalFocus ? { finalFocus } : {})}
        >
          <BaseDialog.Title css={titleStyle}>{title}</BaseDialog.Title>
          {children}
          {/* Last, so that it is not the first control to get the focus. */}
          <BaseDialog.Close aria-label="Close" css={closeStyle}>
            <X size={20} aria-hidden />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

type DialogButtonsProps = {
  onCancel: () => void;
  /** Above the buttons. */
  status?: ReactNode;
  /** The buttons after Cancel; the primary action is last. */
  children: ReactNode;
};

export function DialogButtons({ onCancel, status, children }: DialogButtonsProps) {
  return (
    <div css={dialogFooterStyle}>
      {status}
      <Button tone="outline" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  );
}

const backdropStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: layer.popup,
  background: color.shade,
});

const centeredStyle = css(stackStyle(space[4]), {
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: layer.popup,
  transform: 'translate(-50%, -50%)',
  overflowWrap: 'anywhere',
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  padding: space[5],
  [media.largeLetters]: { width: '100vw', maxHeight: '100dvh', padding: space[3] },
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
  fontSize: fontSize.body,
  // The footer must not cover the focused field (WCAG 2.4.11).
  scrollPaddingBlockEnd: '6rem',
  '&:focus': { outline: 'none' },
});

/** Stays visible while the fields above it scroll, and covers the padding of the dialog. */
export const dialogFooterStyle = css(buttonsEndStyle, {
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[5]})`,
  zIndex: 1,
  marginBlockEnd: `calc(-1 * ${space[5]})`,
  paddingBlock: `${space[3]} ${space[5]}`,
  background: color.surfaceRaised,
  '> p': { flexBasis: '100%' },
  // Only seen over what scrolls.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(-1 * ${space[4]}) 0 100%`,
    background: `linear-gradient(transparent, ${color.surfaceRaised})`,
    pointerEvents: 'none',
  },
  [shortWindow]: { position: 'static' },
  [media.largeLetters]: { position: 'static' },
});

const titleStyle = css({ minWidth: 0, paddingInlineEnd: target, fontSize: '1.25rem' });

const closeStyle = css(iconButtonStyle, {
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
});
