import type { Interpolation, Theme } from '@emotion/react';
import { Link } from 'gatsby';
import type { NavLink } from '../../site/page-context';

type LinkListProps = { links: NavLink[]; linkStyle: Interpolation<Theme>; className?: string };

export function LinkList({ links, linkStyle, className }: LinkListProps) {
  return (
    <ul className={className} css={{ listStyle: 'none' }}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} css={linkStyle}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
