import { clientRoutes } from '../site/routes';

/** @param siteUrl origin without a trailing slash */
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
