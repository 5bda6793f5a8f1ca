import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { useRegionContext } from '../region-context';
import { Menu, navItemStyle } from './menu';

/** The main navigation of wide screens (specification section 2). */
export function MainNav() {
  const { navigation } = useRegionContext();
  return (
    <nav aria-label="Main" css={navStyle}>
      <ul css={listStyle}>
        <li>
          <Link to={navigation.home} css={navItemStyle}>
            Home
          </Link>
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
          <Link to={navigation.hhaCertification} css={navItemStyle}>
            HHA Certification
          </Link>
        </li>
        <li>
          <Menu label="Resources" links={navigation.resources} />
        </li>
        <li>
          <Link to={navigation.blog} css={navItemStyle}>
            Blog
          </Link>
        </li>
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
