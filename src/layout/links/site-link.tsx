import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'gatsby';
import { isClientRoute } from '../../site/routes';
import { localize } from '../../site/localize';
import { useShell } from '../region-context';

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * Every link of the public site. A path leads to the region's variant of the page where there is one;
 * anything else (https:, tel:, mailto:, #fragment, a file) is a plain link.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { region, variants } = useShell();
  if (!href.startsWith('/') || /\.\w+$/.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  const path = localize(href, region.id, variants);
  if (isClientRoute(path)) {
    return (
      <a {...rest} href={path}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={path}>
      {children}
    </Link>
  );
}
