import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { useShell } from '../region-context';
import { Menu, navItemStyle } from './menu';
import { MenuLink } from '../links/menu-link';

/** The main navigation of wide screens (specification section 2). */
export function MainNav() {
  const { navigation } = useShell();
  return (
    <nav aria-label="Main" css={navStyle}>
      <ul css={listStyle}>
        <li>
          <MenuLink path={navigation.home} css={navItemStyle}>
            Home
          </MenuLink>
        </li>
        <li>
          <Menu label="Select Your State" links={navigation.states} />
        </li>
        <li>
          <Menu label="Services" links={navigation.services} />
        </li>
        <li>
          <Menu label="Connect Us" links={navigation.connect} />
        </li>
        <li>
          <MenuLink path={navigation.hhaCertification} css={navItemStyle}>
            HHA Certification
          </MenuLink>
        </li>
        <li>
          <Menu label="Resources" links={navigation.resources} />
        </li>
        <li>
          <MenuLink path={navigation.blog} css={navItemStyle}>
            Blog
          </MenuLink>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Begins at a set distance from the name, which gives way first: set from the right, it would move as the rest of a page
 * that comes slowly arrives.
 */
const navStyle = css({
  display: 'none',
  flex: '0 1000 auto',
  minWidth: 0,
  '&::before': { content: '""', width: space[10], minWidth: 0 },
  [media.wide]: { display: 'flex' },
  '@media print': { display: 'none' },
});

const listStyle = css({ display: 'flex', flex: 'none', listStyle: 'none' });
