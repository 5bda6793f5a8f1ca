import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import Menu from 'lucide-react/icons/menu';
import { color, space } from '../../../theme/tokens';
import { CountBadge } from '../../components/badges';
import { Dialog } from '../../components/dialog/dialog';
import { iconButtonStyle } from '../../components/dashboard.styles';

type DrawerProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  newMessages: number;
  children: ReactNode;
};

export function Drawer({ open, onOpenChange, newMessages, children }: DrawerProps) {
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
        css={[iconButtonStyle, buttonStyle]}
      >
        <Menu size={22} aria-hidden />
        <CountBadge
          count={newMessages}
          label={newMessages === 1 ? 'new message' : 'new messages'}
        />
      </button>
      <Dialog title="Menu" open={open} onClose={() => onOpenChange(false)} popupStyle={drawerStyle}>
        {children}
      </Dialog>
    </>
  );
}

const buttonStyle = css({
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
  width: 'auto',
  paddingInline: 0,
  '& > svg': { flex: 'none' },
});

const drawerStyle = css({
  inset: '0 auto 0 0',
  transform: 'none',
  alignContent: 'start',
  width: 'min(19rem, 88vw)',
  maxHeight: 'none',
  padding: space[3],
  borderRadius: 0,
  background: color.surface,
});
