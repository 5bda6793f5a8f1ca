import { excludedListPath } from '../../../contract/publishing/overlay';
import { decodePath } from '../../../contract/publishing/site-file';

type SiteResponse =
  | { kind: 'file'; file: string; cache: 'immutable' | 'revalidate' }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'missing' };

/** Files of the build that visitors must not get. */
const privateFiles = [
  '/_headers',
  '/_redirects',
  '/webpack.stats.json',
  '/chunk-map.json',
  '/csp-hashes.json',
  '/regions.json',
  '/programs.json',
  '/jobs.json',
  '/content-names.json',
  excludedListPath,
  '/build-facts.json',
  '/file-posts.json',
  '/placeholders.json',
];

const clientPages = ['dashboard', 'login', 'signup', 'auth'];

/**
 * The 404 page of the path's first folders (es/maryland/404/index.html for '/es/maryland/nope'), else the site's; null if there is none.
 * @param path as sent, still encoded
 */
export function findMissingPage(path: string, isFile: (file: string) => boolean): string | null {
  const [first = '', second = ''] = (decodePath(path) ?? '').slice(1).split('/');
  const folders = [`${first}/${second}`, first].filter((folder) => /[^/]$/.test(folder));
  const files = [...folders.map((folder) => `${folder}/404/index.html`), '404.html'];
  return files.find((file) => isFile(file)) ?? null;
}

/**
 * Resolves a path of the site without side effects. '/hha' is hha/index.html, and '/hha/' redirects there. '/dashboard/…' and similar
 * paths are one client-only page each.
 * @param path as sent, still encoded
 * @param query with its question mark, or ''
 */
export function resolveSitePath(
  path: string,
  query: string,
  isFile: (file: string) => boolean,
): SiteResponse {
  const decodedPath = decodePath(path);
  if (decodedPath === null || isPrivate(decodedPath)) return { kind: 'missing' };
  if (decodedPath !== '/' && decodedPath.endsWith('/')) {
    // An encoded slash at the end would redirect to itself.
    if (!path.endsWith('/')) return { kind: 'missing' };
    // With two slashes at the start, '//other.example' would redirect to another host.
    const to = path.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
    return { kind: 'redirect', to: to + query, status: 301 };
  }
  const name = decodedPath.slice(1);
  if (name !== '' && isFile(name))
    return { kind: 'file', file: name, cache: isHashedFile(name) ? 'immutable' : 'revalidate' };
  // Gatsby's 404 folder is no page.
  if (/(^|\/)404$/.test(name)) return { kind: 'missing' };
  const page = name === '' ? 'index.html' : `${name}/index.html`;
  if (isFile(page)) return { kind: 'file', file: page, cache: 'revalidate' };
  const firstSegment = name.split('/')[0] ?? '';
  const clientPage = `${firstSegment}/index.html`;
  if (clientPages.includes(firstSegment) && isFile(clientPage)) {
    return { kind: 'file', file: clientPage, cache: 'revalidate' };
  }
  return redirectToLowerCase(decodedPath, query, isFile);
}

function redirectToLowerCase(
  path: string,
  query: string,
  isFile: (file: string) => boolean,
): SiteResponse {
  const lowerPath = path.toLowerCase();
  if (lowerPath === path) return { kind: 'missing' };
  const to = lowerPath.split('/').map(encodeURIComponent).join('/');
  return resolveSitePath(to, '', isFile).kind === 'file'
    ? { kind: 'redirect', to: to + query, status: 308 }
    : { kind: 'missing' };
}

/**
 * Escapes the percent signs of a site path that cannot be decoded, so that it reaches the 404 page. The API responds to such URLs with
 * a JSON error.
 */
export function toRoutableUrl(url: string): string {
  const { path, query } = splitUrl(url);
  if (/^\/api(\/|$)/.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + query;
  }
}

/** Splits a URL of this server into its path, still encoded, and its query with the question mark, or ''. */
export function splitUrl(url: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  return { path, query };
}

function isPrivate(path: string): boolean {
  return (
    path.endsWith('.map') ||
    path.split('/').some((part) => part.startsWith('.') && part !== '.well-known') ||
    privateFiles.includes(path) ||
    path.startsWith('/~partytown/')
  );
}

function isHashedFile(file: string): boolean {
  const isHashed =
    /[-.]([0-9a-f]{16,}\.[a-z0-9]+|[0-9a-f]{8}\.js)$/i.test(file) ||
    /^islands\/.+-[0-9A-Z]{8}\.js$/.test(file) ||
    /^(static|images\/posts)\/[0-9a-f]{16,}/.test(file);
  const isData = file.startsWith('page-data/') || file.endsWith('.html');
  return isHashed && !isData;
}
