import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Menu, X } from 'lucide-react';
import { color } from '../../../theme/color';
import { shadow } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { CountBadge } from '../../components/count-badge';
import { iconButtonStyle } from '../../components/styles/controls.styles';

type DrawerProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  newMessages: number;
  children: ReactNode;
};

/** The sidebar on phones, in a native dialog behind a menu button. */
export function Drawer({ open, onOpenChange, newMessages, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A click on the backdrop has the dialog itself as target.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onOpenChange(false);
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, [onOpenChange]);

  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
        css={[iconButtonStyle, menuButtonStyle]}
      >
        <Menu size={22} aria-hidden />
        <CountBadge
          count={newMessages}
          label={newMessages === 1 ? 'new message' : 'new messages'}
        />
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="drawer-title"
        onClose={() => onOpenChange(false)}
        css={dialogStyle}
      >
        {open && (
          <div css={panelStyle}>
            <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <h2 id="drawer-title" css={{ paddingInlineStart: space[3], fontSize: '1.125rem' }}>
                Menu
              </h2>
              <button
                type="button"
                aria-label="Close menu"
                onClick={() => onOpenChange(false)}
                css={iconButtonStyle}
              >
                <X size={22} aria-hidden />
              </button>
            </div>
            {children}
          </div>
        )}
      </dialog>
    </>
  );
}

const menuButtonStyle = css({
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
  width: 'auto',
  paddingInline: 0,
  '& > svg': { flex: 'none' },
});

const dialogStyle = css({
  width: 'min(19rem, 88vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.high,
  '&::backdrop': { background: color.shade },
});

const panelStyle = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minHeight: '100%',
  padding: space[3],
});
