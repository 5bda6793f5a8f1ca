import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { registeredNumbersPath } from '../../../contract/forms/eligibility-constants';
import type { FilePost } from '../../../contract/posts/schema';
import {
  buildFactsFile,
  excludedListPath,
  type BuildFacts,
} from '../../../contract/publishing/overlay';
import type { MovedPath, PublishedCollection } from '../../../contract/publishing/schema';
import { getLogoPath } from '../../../contract/shared/regions';
import { buildContentSecurityPolicy } from '../../../contract/shared/security-policy';
import { iconFiles } from '../../shared/assets';
import { commonPasswordsPath } from '../../shared/common-passwords';
import { getFirebaseProject } from '../../shared/firebase-project';
import type { RegionRecord } from '../../shared/page-context';
import { isClientRoute } from '../../shared/routes';
import { openTextCache } from '../text-cache';
import { getBuiltContent } from '../content/build/build-content';
import type { Collections } from '../content/entry';
import { formatIssue } from '../content/issues';
import { findPlaceholders } from '../content/checks/find-placeholders';
import { isPublishedFile, movedListFile } from '../content/published-folder';
import { renderLogo } from '../images/logo-mark-svg';
import { finishOgImages } from '../images/og-image';
import { listCommonPasswords } from '../common-passwords';
import { createRegionRecords } from '../page-plan/layout-context';
import { sortNewestFirst } from '../page-plan/plan-posts';
import { compressFiles } from '../post-build/compress-files';
import { bundleIslands } from '../post-build/bundle-islands';
import { cspHash, inlineScripts, extractPagePath, finishPage } from '../post-build/page-scripts';
import { createListFiles } from '../post-build/list-files';
import { openResponsiveImages } from '../post-build/responsive-images';
import { rendererFolder, digestPage } from '../renderer/page-renderer';
import { hashRegisteredNumbers } from '../registered-numbers';
import { writeFileAtomic } from '../write-file-atomic';
import {
  createHeadersFile,
  createRedirectsFile,
  createRobotsTxt,
  createWebManifest,
} from '../static-files';
import { getSiteUrl, readSiteName } from '../site-settings';

const folder = 'public';

/** Read by the server and never sent to browsers (server/services/site/site-path.ts). */
const serverFiles = [
  'csp-hashes.json',
  'regions.json',
  'programs.json',
  'jobs.json',
  'content-names.json',
  excludedListPath.slice(1),
  buildFactsFile,
  'file-posts.json',
  'placeholders.json',
];

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const islandScript = await bundleIslands(folder);
  const scriptHashes = await rewritePages(files.filter(isPage), islandScript);
  await writeFile(join(folder, 'robots.txt'), createRobotsTxt(getSiteUrl()));
  await writeFile(join(folder, '_headers'), createHeadersFile(buildPagePolicy(scriptHashes)));
  await writeJson(iconFiles.manifest, createWebManifest(readSiteName()));

  const content = await getBuiltContent();
  const moved = await readFile(movedListFile, 'utf8').catch(() => '[]');
  await writeFile(
    join(folder, '_redirects'),
    createRedirectsFile(
      JSON.parse(moved) as MovedPath[],
      new Set(content.pages.map(({ path }) => path)),
    ),
  );
  for (const issue of [...content.deadLinks, ...content.untranslated])
    console.warn(formatIssue(issue));
  await finishOgImages();
  const offices = createRegionRecords(content.collections.regions);
  for (const { id } of offices)
    await writeFileAtomic(join(folder, getLogoPath(id)), await renderLogo(id));
  for (const [name, text] of await createListFiles(content, new Date()))
    await writeFile(join(folder, name), text);
  await writeJson('regions.json', offices.map(toServerRegion));
  await writeJson('programs.json', content.programs);
  await writeJson('file-posts.json', listFilePosts(content.collections.blog));
  await writeJson(
    'placeholders.json',
    [...findPlaceholders(process.cwd()), ...content.untranslated].map(
      ({ file, line, message }) => `${file}:${line}  ${message}`,
    ),
  );
  await writeJson('content-names.json', listContentNames(content.collections));
  await writeJson(commonPasswordsPath, listCommonPasswords());
  await writeRegisteredNumbers(content.registeredNumbers);
  const facts: BuildFacts = {
    id: randomUUID(),
    siteUrl: getSiteUrl(),
    projectId: getFirebaseProject(),
    islandScript,
    pages: Object.fromEntries(content.pages.map((page) => [page.path, digestPage(page)])),
  };
  await writeJson(buildFactsFile, facts);
  await writeFile(join(rendererFolder, buildFactsFile), JSON.stringify(facts));
  await removeLeftovers(files);
  await compressFiles(folder, serverFiles);
};

/** Gives pages their final scripts and images, and lists and returns the hashes of inline scripts for the Content-Security-Policy. */
async function rewritePages(files: string[], islandScript: string): Promise<string[]> {
  const hashes = new Set<string>();
  const images = openResponsiveImages(folder);
  for (const file of files) {
    const before = await readFile(file, 'utf8');
    const html = isClientRoute(toPath(file))
      ? extractPagePath(before)
      : await finishPage(before, { islandScript, images });
    // An unchanged page keeps its modification time, and so its compressed copies.
    if (html !== before) await writeFile(file, html);
    inlineScripts(html).forEach((script) => hashes.add(cspHash(script)));
  }
  await images.removeOthers();
  const sorted = [...hashes].sort();
  await writeJson('csp-hashes.json', sorted);
  return sorted;
}

function buildPagePolicy(inlineScripts: readonly string[]): string {
  const { GATSBY_API_URL, GATSBY_FIREBASE_AUTH_DOMAIN, GATSBY_ANALYTICS_ID, GATSBY_PIXEL_ID } =
    process.env;
  return buildContentSecurityPolicy({
    inlineScripts,
    siteUrl: getSiteUrl(),
    apiUrl: GATSBY_API_URL || '/api',
    authDomain: GATSBY_FIREBASE_AUTH_DOMAIN || null,
    tracking: { analytics: GATSBY_ANALYTICS_ID || null, pixel: GATSBY_PIXEL_ID || null },
  });
}

/** Gatsby compares the files in _gatsby with new ones; changing them would make it render all pages again. */
function isPage(file: string): boolean {
  return file.endsWith('.html') && !file.startsWith(join(folder, '_gatsby'));
}

/** 'public/login/index.html' -> '/login' */
function toPath(file: string): string {
  return file
    .slice(folder.length)
    .replaceAll('\\', '/')
    .replace(/\/index\.html$/, '');
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await writeFile(join(folder, name), JSON.stringify(value));
}

/** The names that dashboard posts and jobs can't use. */
function listContentNames(collections: Collections): Record<PublishedCollection, string[]> {
  const listNames = (collection: PublishedCollection) =>
    collections[collection].filter(({ file }) => !isPublishedFile(file)).map(({ name }) => name);
  return { blog: listNames('blog'), jobs: listNames('jobs') };
}

/** For the dashboard, which lists them next to its own posts. */
function listFilePosts(posts: Collections['blog']): FilePost[] {
  return sortNewestFirst(posts.filter(({ file }) => !isPublishedFile(file))).map(
    ({ name, fields: { title, author, region, tags, date } }) => ({
      slug: name,
      title,
      author,
      region: region ?? '',
      tags,
      date,
    }),
  );
}

/** The fields of an office that the API needs for emails and text messages. */
function toServerRegion({
  areas: _areas,
  countyNames: _names,
  programs: _programs,
  ...office
}: RegionRecord) {
  return office;
}

/** Hashing takes two seconds, so the result is cached for the next build. */
async function writeRegisteredNumbers(numbers: readonly string[]): Promise<void> {
  const cache = await openTextCache('.cache/made/registered-numbers.json', '1', (text) =>
    hashRegisteredNumbers(text.split('\n').filter(Boolean)),
  );
  await writeJson(registeredNumbersPath, await cache.get(numbers.join('\n')));
  await cache.save();
}

async function removeLeftovers(files: string[]): Promise<void> {
  const names = ['webpack.stats.json', 'chunk-map.json', '~partytown'];
  const maps = files.filter((name) => name.endsWith('.js.map'));
  await Promise.all(
    [...names.map((name) => join(folder, name)), ...maps].map((name) =>
      rm(name, { recursive: true, force: true }),
    ),
  );
}
