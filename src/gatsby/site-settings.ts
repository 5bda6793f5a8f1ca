import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The agency's name. The content check validates the file. */
export function readSiteName(): string {
  const settings = parse(readFileSync('content/settings/site.yaml', 'utf8')) as { name?: string };
  return settings.name ?? '';
}

/** The site's origin without a trailing slash: SITE_URL, or by default that of `npm start` (as in server/core/config/config.ts). */
export function getSiteUrl(environment = process.env): string {
  const localUrl = `http://localhost:${environment.PORT || 8000}`;
  return (environment.SITE_URL || localUrl).replace(/\/+$/, '');
}
