import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { buildFactsFile } from '../../../contract/publishing/overlay';
import type { PublishedCollection } from '../../../contract/publishing/schema';
import type { Config } from '../../core/config/config';

/** Reads a JSON file that the site's build writes; undefined without one. */
export function readBuiltFile(siteDir: string, name: string): unknown {
  const file = join(siteDir, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const BuiltSettings = Type.Object({ siteUrl: Type.String(), projectId: Type.String() });

/** Null if the site was built for these settings, which its pages contain; else one line for the person who starts the server. */
export function findBuiltSettingsIssue({ siteDir, siteUrl, auth }: Config): string | null {
  const built = readBuiltSettings(siteDir);
  if (!Check(BuiltSettings, built))
    return `The site in ${siteDir} was built by an older release: build it again.`;
  const [first] = [
    { name: 'SITE_URL', built: built.siteUrl, set: siteUrl },
    { name: 'GATSBY_FIREBASE_PROJECT_ID', built: built.projectId, set: auth.projectId },
  ].filter((setting) => setting.built !== setting.set);
  if (first === undefined) return null;
  return `The site in ${siteDir} was built with ${first.name} ${first.built}, not ${first.set}: build it again with the server’s settings.`;
}

function readBuiltSettings(siteDir: string): unknown {
  try {
    return readBuiltFile(siteDir, buildFactsFile);
  } catch {
    return null;
  }
}

const ContentNames = Type.Record(Type.String(), Type.Array(Type.String()));

/** The names of the files of a collection in content/. */
export function readContentNames(
  siteDir: string,
  collection: PublishedCollection,
): ReadonlySet<string> {
  const names = readBuiltFile(siteDir, 'content-names.json') ?? {};
  if (Check(ContentNames, names)) return new Set(names[collection]);
  throw new Error(`${siteDir}/content-names.json is not a list of names: build the site again.`);
}

/**
 * Warns of the remains of the sample agency that the build listed, so that no visitor finds them first:
 * 'content/regions/maryland.mdx:7  The phone number …'
 */
export function warnOfPlaceholders(siteDir: string, log: { warn(message: string): void }): void {
  const placeholders = (readBuiltFile(siteDir, 'placeholders.json') ?? []) as string[];
  for (const placeholder of placeholders) log.warn(`Placeholder: ${placeholder}`);
}
