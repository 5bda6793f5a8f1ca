import { useState, type ReactNode } from 'react';
import { css, Global } from '@emotion/react';
import { Keyboard } from 'lucide-react';
import { PersonMenu } from '../../../islands/account/account-menu';
import type { ScreenId } from '../../../../contract/shared/roles';
import { color } from '../../../theme/color';
import { layer, media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { SkipLink } from '../../../ui/skip-link';
import { useMedia } from '../../../ui/use-media-query';
import { denseTargetCss } from '../../components/styles/target-size.styles';
import { lowWindow, sideBar } from '../../components/styles/layout-size';
import { useChats } from '../../api/use-latest-threads';
import { useNewApplications } from '../../api/use-new-applications';
import { useSettledIn } from './use-mount-delay';
import { useWaitingRequests } from '../../api/use-help-desk-counts';
import { useStaff } from '../../hooks/session/use-staff';
import { text } from '../../components/styles/font-size';
import { useIsPainted } from '../../hooks/use-after-paint';
import { useUnread } from '../../hooks/unread/use-unread';
import { Drawer } from './drawer';
import { IconButton } from './icon-button';
import { PaletteButton } from '../command-palette/palette-button';
import { Sidebar } from './sidebar';
import { sidebarEntries, type SidebarEntry } from './sidebar-entries';
import { ThemeToggle } from './theme-toggle';
import { useKeysList } from '../shortcuts/use-shortcuts-dialog';
import { usePalette } from '../command-palette/use-command-palette';

type FrameProps = { company: string; current: ScreenId | null; children: ReactNode };

/** What stays while screens change: the sidebar with its live badges (a drawer on phones), theme and account. */
export function Frame({ company, current, children }: FrameProps) {
  const { user, role } = useStaff();
  // Counts are asked for once the frame is there: each of them draws it anew.
  const off = !useIsPainted();
  // The inbox's badge shows what it last was, so that the list one came for goes before these many threads.
  const isSettledIn = useSettledIn();
  const chats = useChats({ polls: true, off: !isSettledIn }).data?.chats;
  const waiting = useWaitingRequests({ polls: true, off }).data;
  const { badge, followInboxLink } = useUnread(chats);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const isDesktop = useMedia(media.desktop);

  const entries = sidebarEntries(role, {
    newMessages: badge,
    queues: waiting?.queues ?? [],
    newApplications: useNewApplications({ off }),
  });
  const follow = (id: SidebarEntry['id']) => {
    if (id === 'form-messages') followInboxLink();
    setDrawerOpen(false);
  };
  const { showKeys, keysList } = useKeysList();
  const { show, palette } = usePalette(follow, showKeys);
  const sidebar = <Sidebar entries={entries} current={current} onFollow={follow} />;

  return (
    <div css={frameStyle}>
      {/* The panes scroll for themselves: room for the page's own scroll bar would be a stripe beside them. */}
      <Global styles={{ html: { scrollbarGutter: 'auto', ...denseTargetCss } }} />
      <SkipLink href="#main">Skip to the content</SkipLink>
      {isDesktop ? (
        <header css={sideStyle}>
          <p css={[brandStyle, css({ flex: 'none', padding: `${space[2]} ${space[3]}` })]}>
            {company}
          </p>
          <PaletteButton place="sidebar" onPress={show} />
          <div css={{ flex: 1 }}>{sidebar}</div>
          <div css={{ display: 'flex', alignItems: 'center', gap: space[1] }}>
            <div css={{ flex: 1, minWidth: 0 }}>
              <PersonMenu user={user} place="sidebar" />
            </div>
            <IconButton icon={Keyboard} words="Keys" onClick={showKeys} />
            <ThemeToggle />
          </div>
        </header>
      ) : (
        <header css={topBarStyle}>
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} newMessages={badge}>
            {sidebar}
          </Drawer>
          <span css={[brandStyle, topBrandStyle]}>{company}</span>
          <PaletteButton place="header" onPress={show} />
          <ThemeToggle />
          <PersonMenu user={user} place="header" />
        </header>
      )}
      <main id="main" tabIndex={-1} css={{ minWidth: 0 }}>
        {children}
      </main>
      {palette}
      {keysList}
    </div>
  );
}

const frameStyle = css({
  minHeight: '100dvh',
  fontSize: text.body,
  lineHeight: 1.5,
  [media.desktop]: { display: 'grid', gridTemplateColumns: `${sideBar} minmax(0, 1fr)` },
});

const topBarStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  // Narrower than its letters would have it where they are so large that the row has no room for them.
  gap: `min(${space[2]}, 2.2vw)`,
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  [lowWindow]: { position: 'static' },
  [media.largeLetters]: { justifyContent: 'space-between' },
});

// Large letters would leave it no width.
const topBrandStyle = css({ flex: 1, [media.largeLetters]: { display: 'none' } });

const sideStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  height: '100dvh',
  overflow: 'auto',
  padding: space[3],
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.surface,
  // On paper, which is narrower than the window.
  [media.belowDesktop]: { display: 'none' },
});

const brandStyle = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: type.display,
  fontWeight: type.weight.display,
  fontSize: '1.0625rem',
});
