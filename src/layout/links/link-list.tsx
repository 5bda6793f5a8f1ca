import type { ComponentPropsWithoutRef } from 'react';
import type { NavLink } from '../../shared/page-context';
import { useCurrentPath } from '../region-context';

/** A link that says if it leads to the current page. */
export function PageLink({ children, ...props }: ComponentPropsWithoutRef<'a'>) {
  const isCurrent = useCurrentPath() === props.href;
  return (
    <a {...props} {...(isCurrent && { 'aria-current': 'page' })}>
      {children}
    </a>
  );
}

/** The parent styles the links. */
export function LinkList({ links, className }: { links: NavLink[]; className?: string }) {
  return (
    <ul className={className} css={{ listStyle: 'none' }}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink href={path}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}
