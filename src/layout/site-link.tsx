import type { ComponentPropsWithoutRef } from 'react';
import { isClientRoute, localizePath } from '../shared/routes';
import { useRegionContext } from './region-context';

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** A link in content: a path leads to the region's variant of its page, anything else is a plain link. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { region, variants } = useRegionContext();
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href) && !isClientRoute(href);
  return (
    <a {...rest} href={isPage ? localizePath(href, region.id, variants) : href}>
      {children}
    </a>
  );
}
