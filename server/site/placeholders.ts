import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the remains of the sample agency that the build listed: 'content/regions/maryland.mdx:7  The phone number …' */
export function readPlaceholders(siteDir: string): string[] {
  const file = join(siteDir, 'placeholders.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Warns of each placeholder, so that no visitor finds it first. */
export function warnOfPlaceholders(siteDir: string, log: { warn(message: string): void }): void {
  for (const placeholder of readPlaceholders(siteDir)) log.warn(`Placeholder: ${placeholder}`);
}
