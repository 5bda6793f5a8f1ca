/**
 * The origin the site will be served from, without a trailing slash: canonical links, the feed and the sitemaps need it
 * at build. SITE_URL says it; without it, or with an empty one, the address of `npm start`, as the server has it too (server/config.ts).
 */
export function siteUrl(environment = process.env): string {
  const ours = `http://localhost:${environment.PORT || 8000}`;
  return (environment.SITE_URL || ours).replace(/\/+$/, '');
}
