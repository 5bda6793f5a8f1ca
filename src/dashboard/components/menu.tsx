import { useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { color, space, radius, shadow, target } from '../../theme/tokens';
import { layer } from '../../theme/layout';
import { fontSize } from './dashboard.styles';

type MenuPopupProps = { label: string; align: 'start' | 'end'; children: ReactNode };

/** The items of a Menu.Root. They are inside the landmark of its button, not at the end of the body. */
export function MenuPopup({ label, align, children }: MenuPopupProps) {
  const portal = useRef<HTMLDivElement>(null);
  return (
    <>
      <Menu.Portal container={portal}>
        <Menu.Positioner
          positionMethod="fixed"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          css={{ zIndex: layer.popup }}
        >
          <Menu.Popup aria-label={label} css={menuStyle}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
      <div ref={portal} css={{ position: 'absolute' }} />
    </>
  );
}

type MenuItemProps = {
  icon: LucideIcon;
  label: string;
  /** The shortcut that does the same. */
  shortcut?: string;
  onClick: () => void;
};

export function MenuItem({ icon: Icon, label, shortcut, onClick }: MenuItemProps) {
  return (
    <Menu.Item label={label} aria-keyshortcuts={shortcut} onClick={onClick} css={itemStyle}>
      <Icon size={18} aria-hidden /> {label}
      {shortcut !== undefined && (
        <kbd aria-hidden css={shortcutStyle}>
          {shortcut}
        </kbd>
      )}
    </Menu.Item>
  );
}

const menuStyle = css({
  minWidth: '13rem',
  padding: space[1],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
  '&:focus': { outline: 'none' },
});

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  fontSize: fontSize.body,
  cursor: 'pointer',
  '&[data-highlighted]': { background: color.primarySoft, color: color.primaryStrong },
});

const shortcutStyle = css({
  marginInlineStart: 'auto',
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: fontSize.small,
});
