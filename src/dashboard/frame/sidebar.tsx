import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { color } from '../../theme/color';
import { radius, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { CountBadge } from '../parts/count-badge';
import { fetchScreen } from '../screens';
import { icons } from './icons';
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
      <ul css={{ display: 'grid', gap: '2px', listStyle: 'none' }}>
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
                css={linkStyle}
              >
                <Icon size={18} aria-hidden css={{ flex: 'none' }} />
                <span css={{ flex: 1, minWidth: 0 }}>{label}</span>
                <CountBadge count={badge} of={badgeOf} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const linkStyle = css({
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
  '& svg': { color: color.muted },
  '&:hover': { background: color.tealSoft, color: color.text },
  '&[aria-current="page"]': {
    background: color.tealSoft,
    color: color.tealStrong,
    fontWeight: 700,
    '& svg': { color: color.teal },
  },
});
