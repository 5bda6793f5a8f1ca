import { clientRoutes } from '../site/routes';

/** robots.txt: everything public may be read, and here is the list. `siteUrl` is an origin without a trailing slash. */
export function createRobotsTxt(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    `Disallow: ${clientRoutes.dashboard}`,
    'Disallow: /api',
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
