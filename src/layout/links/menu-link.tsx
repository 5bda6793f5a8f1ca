import type { ReactNode } from 'react';
import { Link } from 'gatsby';

type MenuLinkProps = { path: string; className?: string; children: ReactNode };

/** A link of the navigation, whose paths the page planner has already led to the region. Marks the current page. */
export function MenuLink({ path, className, children }: MenuLinkProps) {
  return (
    <Link to={path} className={className}>
      {children}
    </Link>
  );
}
