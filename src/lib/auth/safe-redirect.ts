import { clientRoutes, plainPath } from '../../site/routes';

const signInRoutes = [clientRoutes.login, clientRoutes.signup, clientRoutes.auth];
/** Stands in for this site: no address resolves to it unless it has no host of its own. */
const base = 'https://this-site.invalid';

/**
 * The path to go to after sign-in, as the browser itself would read it, or null when `next` does not lead to a page of this
 * site: other hosts in any spelling (//host, /\host, https:…), other schemes, and the sign-in pages themselves.
 */
export function safeNext(next: string | null): string | null {
  if (next === null || !next.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return null;
  }
  // Resolving '/.//host' leaves '//host': what comes out is looked at too, not only what goes in.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  const path = plainPath(url.pathname);
  if (signInRoutes.some((route) => path === route || path.startsWith(`${route}/`))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same address without the words that its list was searched for: they may be a name. */
export function withoutSearch(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.delete('q');
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/** The sign-in page's address with the way back in it. */
export function loginPath(next: string): string {
  return `${clientRoutes.login}?next=${encodeURIComponent(next)}`;
}
