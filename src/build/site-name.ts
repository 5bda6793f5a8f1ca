import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The agency's name. The content check validates the file. */
export function readSiteName(): string {
  const settings = parse(readFileSync('content/settings/site.yaml', 'utf8')) as { name?: string };
  return settings.name ?? '';
}
