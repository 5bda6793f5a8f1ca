import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { CountBadge } from '../../components/count-badge';
import { Link } from '../../components/link/link';
import { fetchScreen } from '../router/screens';
import { icons } from './screen-icons';
import type { SidebarEntry } from './sidebar-entries';

type SidebarProps = {
  entries: readonly SidebarEntry[];
  current: SidebarEntry['id'] | null;
  onFollow: (id: SidebarEntry['id']) => void;
};

/** The way to every screen of the role, with what waits there. */
export function Sidebar({ entries, current, onFollow }: SidebarProps) {
  return (
    <nav aria-label="Dashboard">
      <ul css={listStyle}>
        {entries.map(({ id, path, label, badge, badgeOf }) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <Link
                to={path}
                aria-current={id === current ? 'page' : undefined}
                onClick={() => onFollow(id)}
                onPointerEnter={() => fetchScreen(path)}
                onFocus={() => fetchScreen(path)}
              >
                <Icon size={18} aria-hidden />
                <span>{label}</span>
                <CountBadge count={badge} of={badgeOf} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

// One style for all of them: it is drawn whenever the dashboard is opened.
const listStyle = css({
  display: 'grid',
  gap: '2px',
  listStyle: 'none',
  a: {
    display: 'flex',
    alignItems: 'center',
    // Narrow enough that the longest label keeps its two lines in bold: the list must not jump with the screen.
    gap: space[2],
    minHeight: target,
    // All of an owner's screens fit a window of 1280 by 800.
    '@media (pointer: fine) and (max-height: 53em)': { minHeight: '2.5rem' },
    padding: `${space[1]} ${space[2]} ${space[1]} ${space[3]}`,
    borderRadius: radius.medium,
    color: color.text,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    textDecoration: 'none',
  },
  svg: { flex: 'none', color: color.muted },
  'svg + span': { flex: 1, minWidth: 0 },
  'a:hover': { background: color.tealSoft, color: color.text },
  'a[aria-current="page"]': {
    background: color.tealSoft,
    color: color.tealStrong,
    fontWeight: 700,
    svg: { color: color.teal },
  },
});
