import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Warns of the remains of the sample agency that the build listed, so that no visitor finds them first:
 * 'content/regions/maryland.mdx:7  The phone number …'
 */
export function warnOfPlaceholders(siteDir: string, log: { warn(message: string): void }): void {
  const file = join(siteDir, 'placeholders.json');
  if (!existsSync(file)) return;
  const placeholders = JSON.parse(readFileSync(file, 'utf8')) as string[];
  for (const placeholder of placeholders) log.warn(`Placeholder: ${placeholder}`);
}
