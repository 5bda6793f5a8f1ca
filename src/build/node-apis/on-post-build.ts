import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ownRoutes } from '../../../contract/shared/routes';
import type { PublishedCollection } from '../../../contract/publishing/schema';
import { registeredNumbersPath } from '../../../contract/forms/eligibility/constants';
import type { RegionRecord } from '../../site/page-context';
import { editorStylePath } from '../../site/editor-stylesheet';
import { isClientRoute } from '../../site/routes';
import type { Collections } from '../content/entry';
import { formatFault } from '../content/content-issue';
import { listedJobs, openJobs } from '../page-plan/plan-jobs';
import { regionRecords } from '../page-plan/layout-context';
import { builtContent } from '../content/build-content';
import { saveBundleMemory } from '../cache/bundle-cache';
import { once } from '../cache/run-once';
import { compressFiles } from '../post-build/compress-files';
import { deferScripts } from '../post-build/defer-scripts';
import { cspHash, inlineScripts } from '../post-build/inline-scripts';
import { sharePagePathScript } from '../post-build/page-path-script';
import { tellLostScripts } from '../post-build/script-error-watcher';
import { withoutScripts } from '../post-build/strip-scripts';
import { robotsText } from '../robots';
import { hashRegisteredNumbers } from '../registered-numbers';
import { isOfOffice } from '../content/published-folder';
import { siteUrl } from '../site-url';
import { writeLinkPictures } from '../images/write-og-images';

const folder = 'public';

/** What the server reads itself and gives to nobody (server/site/site-path.ts). */
const serverFiles = [
  'csp-hashes.json',
  'regions.json',
  'jobs.json',
  'content-names.json',
  'left-out.json',
  'build-id.json',
];

/** A page with its scripts as they are to come to it. */
function withScripts(path: string, html: string): string {
  if (path === ownRoutes.gone) return withoutScripts(html);
  const shared = sharePagePathScript(html);
  return needsScriptAtOnce(path) ? tellLostScripts(shared) : deferScripts(shared);
}

/** Readies public/ for serving: same inline scripts on all pages, their hashes, the files server and forms read, and compressed files. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set<string>();
  for (const file of files.filter(isPage)) {
    // At once: through the pool of threads each takes twice as long.
    const before = readFileSync(file, 'utf8');
    const html = withScripts(pathOf(file), before);
    // A page kept from the build before keeps its compressed siblings too.
    if (html !== before) await writeFile(file, html);
    inlineScripts(html).forEach((script) => hashes.add(cspHash(script)));
  }
  await writeJson('csp-hashes.json', [...hashes].sort());
  await writeFile(join(folder, 'robots.txt'), robotsText(siteUrl()));
  const content = await builtContent();
  for (const link of content.deadLinks) console.warn(formatFault(link));
  await writeLinkPictures(
    folder,
    content.pages.map(({ context }) => context),
  );
  const offices = regionRecords(content.collections.regions);
  await writeJson('regions.json', publicRegions(offices));
  await writeJson('jobs.json', listedJobs(openJobs(content.collections.jobs, offices, new Date())));
  await writeJson('content-names.json', contentNames(content.collections));
  await once('numbers', [join(folder, registeredNumbersPath)], async () =>
    writeJson(registeredNumbersPath, await hashRegisteredNumbers(content.registeredNumbers)),
  );
  // By it the server knows whether what it has published was built beside this very site.
  await writeJson('build-id.json', randomUUID());
  // An imported stylesheet would stand in the HTML of every page.
  await copyFile('node_modules/@mdxeditor/editor/dist/style.css', join(folder, editorStylePath));
  await removeLeftovers(files);
  await compressFiles(folder, serverFiles, process.env.BUILD_IN_HURRY === '1');
  await saveBundleMemory();
};

/** What Gatsby keeps beside the pages to put it into them is to stay as it is: changed, it would be put into all of them anew. */
function isPage(file: string): boolean {
  return file.endsWith('.html') && !file.startsWith(join(folder, '_gatsby'));
}

/** Pages that are nothing without script do not wait for it. */
function needsScriptAtOnce(path: string): boolean {
  return isClientRoute(path) || path === ownRoutes.helpDeskStatus;
}

/** 'public/login/index.html' -> '/login' */
function pathOf(file: string): string {
  return file
    .slice(folder.length)
    .replaceAll('\\', '/')
    .replace(/\/index\.html$/, '');
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await writeFile(join(folder, name), JSON.stringify(value));
}

/** The names that posts and jobs of the office cannot have. */
function contentNames(collections: Collections): Record<PublishedCollection, string[]> {
  const namesOf = (collection: PublishedCollection) =>
    collections[collection].filter(({ file }) => !isOfOffice(file)).map(({ name }) => name);
  return { blog: namesOf('blog'), jobs: namesOf('jobs') };
}

/** The office records for the API's e-mails and texts. */
function publicRegions(offices: RegionRecord[]) {
  return offices.map(
    ({
      counties: _counties,
      areas: _areas,
      countyNames: _names,
      programmes: _programmes,
      ...office
    }) => office,
  );
}

/** What Gatsby leaves in public/ that nobody needs to have. */
async function removeLeftovers(files: string[]): Promise<void> {
  const names = ['webpack.stats.json', 'chunk-map.json', '~partytown'];
  const maps = files.filter((name) => name.endsWith('.js.map'));
  await Promise.all(
    [...names.map((name) => join(folder, name)), ...maps].map((name) =>
      rm(name, { recursive: true, force: true }),
    ),
  );
}
