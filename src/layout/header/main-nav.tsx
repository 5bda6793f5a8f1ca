import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { NavLink, Navigation } from '../../site/page-context';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { useRegionContext } from '../region-context';
import { Menu, navItemStyle } from './menu';

type MenuItem = NavLink | { label: string; links: NavLink[] };

/** The menu of specification section 2. Only the drawer has room for Community Outreach. */
export function listMenuItems(navigation: Navigation, { isDrawer }: { isDrawer: boolean }) {
  const items: MenuItem[] = [
    { label: 'Home', path: navigation.home },
    { label: 'Select Your State', links: navigation.states },
    { label: 'Services', links: navigation.services },
    { label: 'Connect Us', links: navigation.connect },
    { label: 'HHA Certification', path: navigation.hhaCertification },
    { label: 'Resources', links: navigation.resources },
    ...(isDrawer ? [{ label: 'Community Outreach', links: navigation.outreach }] : []),
    { label: 'Blog', path: navigation.blog },
  ];
  return items;
}

/** The main navigation of wide screens. */
export function MainNav() {
  const { navigation } = useRegionContext();
  return (
    <nav aria-label="Main" css={navStyle}>
      <ul css={listStyle}>
        {listMenuItems(navigation, { isDrawer: false }).map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Menu label={item.label} links={item.links} />
            ) : (
              <Link to={item.path} css={navItemStyle}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Positioned from the left, so that it does not move while the header loads. */
const navStyle = css({
  display: 'none',
  flex: '0 1000 auto',
  minWidth: 0,
  '&::before': { content: '""', width: space[10], minWidth: 0 },
  [media.wide]: { display: 'flex' },
  '@media print': { display: 'none' },
});

const listStyle = css({ display: 'flex', flex: 'none', listStyle: 'none' });
