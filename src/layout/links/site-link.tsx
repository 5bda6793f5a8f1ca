import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'gatsby';
import { isClientRoute, localizePath } from '../../site/routes';
import { useRegionContext } from '../region-context';

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** A link in content: a path leads to the region's variant of its page, anything else is a plain link. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { region, variants } = useRegionContext();
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href) && !isClientRoute(href);
  return isPage ? (
    <Link {...rest} to={localizePath(href, region.id, variants)}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
