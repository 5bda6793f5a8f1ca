import { useState, type ReactNode } from 'react';
import { css, Global } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Keyboard from 'lucide-react/icons/keyboard';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ScreenId } from '../../../../contract/shared/roles';
import { AccountMenu } from '../../../ui/account-menu';
import { color, space, type } from '../../../theme/tokens';
import { layer, media } from '../../../theme/layout';
import { applyThemeChoice, nextThemeChoice, toThemeChoice } from '../../../browser/theme-choice';
import { useLocalStorage } from '../../../browser/hooks/use-local-storage';
import { storageKeys } from '../../../shared/facts';
import { SkipLink } from '../../../ui/skip-link';
import { useMediaQuery } from '../../../browser/hooks/use-media-query';
import {
  useHelpDeskCounts,
  useLatestThreads,
  useNewApplicationCount,
} from '../../api/badge-counts';
import { Link } from '../../components/link';
import { UndoToast } from '../../components/undo-toast';
import {
  fontSize,
  shortWindow,
  sidebarWidth,
  denseTargetCss,
  iconButtonStyle,
  ellipsis,
} from '../../components/dashboard.styles';
import { isPopupOpen, useShortcuts } from '../../hooks/use-shortcuts';
import { useStaff } from '../../hooks/use-staff';
import { findCurrentView, useViews } from '../../api/use-views';
import { useUnread } from '../../api/use-unread';
import { useLazyDialog } from '../../components/dialog/use-lazy-dialog';
import { PaletteButton, usePaletteShortcut } from '../command-palette/palette-button';
import { useDesktopNotifications } from '../notifications/use-desktop-notifications';
import { TabCount } from './tab-count';
import { useStrayClickGuard } from './use-stray-click-guard';
import { Drawer } from './drawer';
import { printCss } from './print.styles';
import { getSidebarEntries, Sidebar } from './sidebar';

type DashboardLayoutProps = { company: string; current: ScreenId | null; children: ReactNode };

const loadPalette = async () => (await import('../command-palette/command-palette')).CommandPalette;
const loadNotifications = async () =>
  (await import('../notifications/notifications-dialog')).NotificationsDialog;
const loadShortcuts = async () => (await import('./shortcuts-dialog')).ShortcutsDialog;

/** Sidebar (a drawer on phones), account menu, and command palette around every screen. Polls the counts of the badges. */
export function DashboardLayout({ company, current, children }: DashboardLayoutProps) {
  const { user, access } = useStaff();
  useStrayClickGuard();
  useLatestThreads({ polls: true });
  const { badge, markAllSeen } = useUnread();
  const { data: helpDesk } = useHelpDeskCounts({ polls: true });
  const newApplications = useNewApplicationCount();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isDesktop = useMediaQuery(media.desktop);

  const onFollow = (id: ScreenId | 'home') => {
    if (id === 'form-messages') void markAllSeen();
    setDrawerOpen(false);
  };
  const shortcuts = useLazyDialog(loadShortcuts);
  useShortcuts({ '?': { label: 'Keyboard shortcuts', run: shortcuts.openDialog } });
  const notifications = useLazyDialog(loadNotifications);
  useDesktopNotifications();
  const palette = useLazyDialog(loadPalette);
  usePaletteShortcut(palette.openDialog, () => !isPopupOpen());
  const entries = getSidebarEntries(access, {
    newMessages: badge,
    queues: helpDesk?.queues ?? [],
    newApplications,
  });
  const { views } = useViews();
  // Rendered again with each change of the URL.
  const currentView = findCurrentView(views, current, window.location.search);
  const sidebar = <Sidebar {...{ entries, current, onFollow, views, currentView }} />;

  const settings = { icon: Bell, label: 'Notifications', run: notifications.openDialog };

  return (
    <div css={layoutStyle}>
      <TabCount count={badge} company={company} />
      {/* The panes scroll, so the page needs no gutter. */}
      <Global styles={{ html: { scrollbarGutter: 'auto', ...denseTargetCss }, ...printCss }} />
      <SkipLink href="#main">Skip to the content</SkipLink>
      {isDesktop ? (
        <header css={sidebarStyle}>
          <p css={[companyStyle, sidebarCompanyStyle]}>{company}</p>
          <PaletteButton placement="sidebar" onPress={palette.openDialog} />
          <div css={{ flex: 1 }}>{sidebar}</div>
          <div css={{ display: 'flex', alignItems: 'center', gap: space[1] }}>
            <div css={{ flex: 1, minWidth: 0 }}>
              <AccountMenu user={user} location="sidebar" action={settings} Link={Link} />
            </div>
            <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={shortcuts.openDialog} />
            <ThemeToggle />
          </div>
        </header>
      ) : (
        <header css={topBarStyle}>
          <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} newMessages={badge}>
            {sidebar}
          </Drawer>
          <span css={[companyStyle, topBarCompanyStyle]}>{company}</span>
          <PaletteButton placement="header" onPress={palette.openDialog} />
          <ThemeToggle />
          <AccountMenu user={user} location="header" action={settings} Link={Link} />
        </header>
      )}
      <main id="main" tabIndex={-1} css={{ minWidth: 0 }}>
        {children}
      </main>
      {palette.Dialog && (
        <palette.Dialog
          open={palette.isOpen}
          onClose={palette.close}
          onScreen={onFollow}
          onShortcuts={shortcuts.openDialog}
        />
      )}
      {notifications.Dialog && notifications.isOpen && (
        <notifications.Dialog onClose={notifications.close} />
      )}
      <UndoToast />
      {shortcuts.Dialog && <shortcuts.Dialog open={shortcuts.isOpen} onClose={shortcuts.close} />}
    </div>
  );
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, then dark, then system (specification section 4). */
function ThemeToggle() {
  const choice = toThemeChoice(useLocalStorage(storageKeys.theme));
  return (
    <IconButton
      icon={themeIcons[choice]}
      label={`Theme: ${choice}`}
      onClick={() => applyThemeChoice(nextThemeChoice(choice))}
    />
  );
}

type IconButtonProps = { icon: LucideIcon; label: string; onClick: () => void };

function IconButton({ icon: Icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} css={iconButtonStyle}>
      <Icon size={18} aria-hidden />
    </button>
  );
}

const layoutStyle = css({
  minHeight: '100dvh',
  fontSize: fontSize.body,
  lineHeight: 1.5,
  [media.desktop]: { display: 'grid', gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` },
  '@media print': { display: 'block' },
});

const topBarStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  // The viewport limit matters when the browser's font size is large.
  gap: `min(${space[2]}, 2.2vw)`,
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
  [shortWindow]: { position: 'static' },
  [media.largeLetters]: { justifyContent: 'space-between' },
  '@media print': { display: 'none' },
});

const sidebarStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  height: '100dvh',
  overflow: 'auto',
  padding: space[3],
  borderInlineEnd: `1px solid ${color.divider}`,
  background: color.surface,
  '@media print': { display: 'none' },
});

const companyStyle = css({
  ...ellipsis,
  minWidth: 0,
  fontFamily: type.display,
  fontWeight: type.weight.display,
  fontSize: '1.0625rem',
});
const sidebarCompanyStyle = css({ flex: 'none', padding: `${space[2]} ${space[3]}` });
const topBarCompanyStyle = css({ flex: 1, [media.largeLetters]: { display: 'none' } });
