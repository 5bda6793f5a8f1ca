import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The agency's name from content/settings/site.yaml, which the content check has its own words about. */
export function readSiteName(): string {
  const settings = parse(readFileSync('content/settings/site.yaml', 'utf8')) as { name?: string };
  return settings.name ?? '';
}
