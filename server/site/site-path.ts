/** How a path of the site is answered. */
export type SiteResponse =
  | { kind: 'file'; file: string; cache: 'immutable' | 'revalidate' }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'missing' };

/** What the build leaves for the server, or for nobody. */
const privateFiles = [
  '/webpack.stats.json',
  '/chunk-map.json',
  '/csp-hashes.json',
  '/regions.json',
  '/jobs.json',
  '/content-names.json',
  '/left-out.json',
  '/build-id.json',
  '/release.json',
];

const clientPages = ['dashboard', 'login', 'signup', 'auth'];

/**
 * The page that says there is nothing at a path: that of the first folder where it has one ('/maryland/nope' is
 * maryland/404/index.html), else the site's; null when the site has none. `path` is as sent, still encoded.
 */
export function findMissingPage(path: string, isFile: (file: string) => boolean): string | null {
  const first = (decodePath(path) ?? '').split('/')[1] ?? '';
  const pages = [...(first === '' ? [] : [`${first}/404/index.html`]), '404.html'];
  return pages.find((file) => isFile(file)) ?? null;
}

/**
 * The answer to a path of the site; pure, `isFile` tells what the site's folder holds. A page's address has no trailing
 * slash: '/hha' is hha/index.html, '/hha/' leads there. '/dashboard/…' and the like are one client-only page each.
 * @param path as sent, still encoded
 * @param query with its question mark, or empty
 */
export function resolveSitePath(
  path: string,
  query: string,
  isFile: (file: string) => boolean,
): SiteResponse {
  const plain = decodePath(path);
  if (plain === null || isPrivate(plain)) return { kind: 'missing' };
  if (plain !== '/' && plain.endsWith('/')) {
    // An encoded slash at the end would lead to itself for ever.
    if (!path.endsWith('/')) return { kind: 'missing' };
    // Only one slash in front: '//other.example' would lead to another host.
    const to = path.replace(/^\/+/, '/').replace(/\/+$/, '') + query;
    return { kind: 'redirect', to, status: 301 };
  }
  const name = plain.slice(1);
  if (name !== '' && isFile(name))
    return { kind: 'file', file: name, cache: isHashedFile(name) ? 'immutable' : 'revalidate' };
  // Gatsby's folder of a page that has no address: asked for by name, there is nothing either.
  if (/(^|\/)404$/.test(name)) return { kind: 'missing' };
  const page = name === '' ? 'index.html' : `${name}/index.html`;
  if (isFile(page)) return { kind: 'file', file: page, cache: 'revalidate' };
  const first = name.split('/')[0] ?? '';
  const clientPage = `${first}/index.html`;
  if (clientPages.includes(first) && isFile(clientPage)) {
    return { kind: 'file', file: clientPage, cache: 'revalidate' };
  }
  return inLowerCase(plain, query, isFile);
}

/** What is typed with capitals, '/New-Jersey', leads to the page that is there without. `plain` begins with one slash. */
function inLowerCase(plain: string, query: string, isFile: (file: string) => boolean): SiteResponse {
  const lower = plain.toLowerCase();
  if (lower === plain) return { kind: 'missing' };
  const to = lower.split('/').map(encodeURIComponent).join('/');
  return resolveSitePath(to, '', isFile).kind === 'file'
    ? { kind: 'redirect', to: to + query, status: 308 }
    : { kind: 'missing' };
}

/**
 * An address as the router can read it: one of the site that cannot be decoded is taken by its letters, and so leads to the page for
 * what is not there. The API answers such a call itself, in its own shape.
 */
export function toRoutableUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (/^\/api(\/|$)/.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** The decoded path, or null when it is none that a browser makes: dot segments, doubled slashes, control characters. */
export function decodePath(path: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return null;
  }
  const inner = plain.slice(1).replace(/\/$/, '');
  const bad =
    !plain.startsWith('/') ||
    /[\\\p{Cc}]/u.test(plain) ||
    (inner !== '' && inner.split('/').some((part) => part === '' || part === '.' || part === '..'));
  return bad ? null : plain;
}

/** What the build leaves in the folder but is nobody's business. */
function isPrivate(path: string): boolean {
  return (
    path.endsWith('.map') ||
    path.split('/').some((part) => part.startsWith('.') && part !== '.well-known') ||
    privateFiles.includes(path) ||
    path.startsWith('/~partytown/')
  );
}

/** Whether a file's name carries a hash of its content: it never changes, and everything else is asked for again. */
export function isHashedFile(file: string): boolean {
  const isHashed =
    /[-.]([0-9a-f]{16,}\.[a-z0-9]+|[0-9a-f]{8}\.js)$/i.test(file) ||
    /^(static|images\/posts)\/[0-9a-f]{16,}/.test(file);
  const isData = file.startsWith('page-data/') || file.endsWith('.html');
  return isHashed && !isData;
}
