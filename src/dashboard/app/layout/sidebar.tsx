import { css } from '@emotion/react';
import type { HelpDeskCounts } from '../../../../contract/help-desk/queue-schema';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { getScreens, type Access, type ScreenId } from '../../../../contract/shared/roles';
import { routes } from '../../../shared/routes';
import { color, space, radius, target } from '../../../theme/tokens';
import { getViewUrl, useViewCount, type View } from '../../api/use-views';
import { CountBadge } from '../../components/badges';
import { denseTarget, ellipsis, quietStyle, stackStyle } from '../../components/dashboard.styles';
import { Link } from '../../components/link';
import { screenIcons } from './screen-icons';

type SidebarEntry = ReturnType<typeof getSidebarEntries>[number];

type SidebarCounts = {
  newMessages: number;
  queues: HelpDeskCounts['queues'];
  newApplications: number;
};

/** The sidebar (specification section 6): Home, then the screens that the account may open. */
export function getSidebarEntries(access: Access, counts: SidebarCounts) {
  return [
    { id: 'home' as const, path: routes.home, label: 'Home', badge: 0, badgeLabel: '' },
    ...getScreens(access).map(({ id, path, label }) => ({
      id,
      path,
      label,
      ...getBadge(id, counts),
    })),
  ];
}

function getBadge(id: ScreenId, { newMessages, queues, newApplications }: SidebarCounts) {
  if (id === 'form-messages') {
    return { badge: newMessages, badgeLabel: newMessages === 1 ? 'new message' : 'new messages' };
  }
  if (id === 'jobs') {
    const badgeLabel = newApplications === 1 ? 'new application' : 'new applications';
    return { badge: newApplications, badgeLabel };
  }
  const queue = queues.find(({ type }) => helpDeskScreens[type] === id);
  return { badge: queue?.waiting ?? 0, badgeLabel: 'not reviewed' };
}

type SidebarProps = {
  entries: readonly SidebarEntry[];
  current: SidebarEntry['id'] | null;
  onFollow: (id: SidebarEntry['id']) => void;
  /** Each below its screen. */
  views?: readonly View[];
  currentView?: View | undefined;
};

export function Sidebar(props: SidebarProps) {
  const { entries, current, onFollow, views = [], currentView } = props;
  return (
    <nav aria-label="Dashboard">
      <ul css={listStyle}>
        {entries.map(({ id, path, label, badge, badgeLabel }) => {
          const Icon = screenIcons[id];
          return (
            <li key={id}>
              <Link
                to={path}
                aria-current={id === current ? 'page' : undefined}
                onClick={() => onFollow(id)}
                css={linkStyle}
              >
                <Icon size={18} aria-hidden />
                <span css={{ flex: 1, minWidth: 0 }}>{label}</span>{' '}
                <CountBadge count={badge} label={badgeLabel} />
              </Link>
              {views
                .filter(({ screen }) => screen === id)
                .map((view) => (
                  <ViewLink
                    key={view.id}
                    view={view}
                    isCurrent={view === currentView}
                    onFollow={() => onFollow(id)}
                  />
                ))}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ViewLinkProps = { view: View; isCurrent: boolean; onFollow: () => void };

function ViewLink({ view, isCurrent, onFollow }: ViewLinkProps) {
  const count = useViewCount(view);
  return (
    <Link
      to={getViewUrl(view)}
      aria-current={isCurrent || undefined}
      onClick={onFollow}
      css={[linkStyle, viewStyle]}
    >
      <span css={{ ...ellipsis, flex: 1, minWidth: 0 }}>{view.name}</span>{' '}
      <span css={quietStyle}>{count}</span>
    </Link>
  );
}

const listStyle = css(stackStyle('2px'), { listStyle: 'none' });

const linkStyle = css({
  display: 'flex',
  alignItems: 'center',
  // The longest label must keep its two lines in bold, or the list would jump.
  gap: space[2],
  minHeight: target,
  // All screens of an owner fit into a window of 1280 by 800.
  '@media (pointer: fine) and (max-height: 53em)': { minHeight: '2.5rem' },
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[3]}`,
  borderRadius: radius.medium,
  color: color.text,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  svg: { flex: 'none', color: color.muted },
  '&:hover': { background: color.primarySoft, color: color.text },
  '&[aria-current="page"]': {
    background: color.primarySoft,
    color: color.primaryStrong,
    fontWeight: 700,
    svg: { color: color.primary },
  },
});

const viewStyle = css({
  minHeight: denseTarget,
  paddingInlineStart: '2.5rem',
  '&[aria-current]': { color: color.primaryStrong, fontWeight: 700 },
});
