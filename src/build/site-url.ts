/**
 * The origin the site will be served from, without a trailing slash: canonical links, the feed and the sitemaps need it
 * at build. SITE_URL says it; without it, or with an empty one, the address of `npm start`.
 */
export function siteUrl(): string {
  return (process.env.SITE_URL || 'http://localhost:8000').replace(/\/+$/, '');
}
