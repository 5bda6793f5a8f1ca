import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'gatsby';
import { isClientRoute } from '../../site/routes';
import { localizePath } from '../../site/localize';
import { useRegionContext } from '../region-context';

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** A link in content: a path leads to the region's variant of its page, anything else is a plain link. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { region, variants } = useRegionContext();
  if (!href.startsWith('/') || /\.\w+$/.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  const path = localizePath(href, region.id, variants);
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
