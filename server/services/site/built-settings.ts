import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/config/config';

/**
 * Null if the site was built for these settings, which its pages contain; else one line for the person who starts the server. Reads
 * build-facts.json, which the site's build writes.
 */
export function findBuiltSettingsIssue({ siteDir, siteUrl, auth }: Config): string | null {
  const built = readBuiltSettings(join(siteDir, 'build-facts.json'));
  if (built === null)
    return `The site in ${siteDir} was built by an older release: build it again.`;
  const differences = [
    { name: 'SITE_URL', built: built.siteUrl, set: siteUrl },
    { name: 'GATSBY_FIREBASE_PROJECT_ID', built: built.projectId, set: auth.projectId },
  ].filter((setting) => setting.built !== setting.set);
  const [first] = differences;
  if (first === undefined) return null;
  return `The site in ${siteDir} was built with ${first.name} ${String(first.built)}, not ${first.set}: build it again with the server’s settings.`;
}

function readBuiltSettings(file: string): { siteUrl?: unknown; projectId?: unknown } | null {
  if (!existsSync(file)) return null;
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof settings === 'object' ? settings : null;
  } catch {
    return null;
  }
}
