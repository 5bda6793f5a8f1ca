import { authRoutes, clientRoutes, normalizePath } from '../../shared/routes';

const signInRoutes = [clientRoutes.login, clientRoutes.signup, clientRoutes.auth];
const base = 'https://this-site.invalid';

/** The path to open after sign-in, or null if `next` leads to another host (//host, /\host), another scheme, or a sign-in page. */
export function getSafeRedirect(next: string | null): string | null {
  if (next === null || !next.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return null;
  }
  // Resolving '/.//host' gives '//host', so the result is checked too.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  const path = normalizePath(url.pathname);
  if (signInRoutes.some((route) => path === route || path.startsWith(`${route}/`))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Removes the search text, which may be a person's name. */
export function removeSearchText(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.delete('q');
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

export function getLoginPath(next: string): string {
  return `${clientRoutes.login}?next=${encodeURIComponent(next)}`;
}

export function getSecondFactorPath(next: string): string {
  return `${authRoutes.secondFactor}?next=${encodeURIComponent(next)}`;
}
