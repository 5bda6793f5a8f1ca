import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPictures } from '../../../contract/posts/constants';
import { fetchImage } from '../published/fetch-published';
import { writePublished } from '../published/write-published';
import {
  buildFactsFile,
  type BuildFacts,
  type Overlay,
  type OverlayPage,
  type RenderRequest,
} from '../../../contract/publishing/overlay';
import { parseBody } from '../../../contract/mdx/parse-body';
import { checkExcludingInvalid } from '../content/build/exclude-invalid';
import { checkContent } from '../content/check-content';
import { formatIssue } from '../content/issues';
import type { ContentCaches } from '../content/load/load-entries';
import { publishedFolder } from '../content/published-folder';
import { planOgImage, addPictures } from '../images/og-image';
import { getRegionMaps } from '../maps/region-maps';
import { createRegionRecords } from '../page-plan/layout-context';
import type { PlannedPage } from '../page-plan/planned-page';
import { cspHash, inlineScripts, finishPage } from '../post-build/page-scripts';
import { createListFiles } from '../post-build/list-files';
import { openResponsiveImages } from '../post-build/responsive-images';
import { getSiteUrl } from '../site-settings';
import { writeFileAtomic } from '../write-file-atomic';
import { openOverlayFolder } from './overlay-folder';
import { loadPageRenderer, rendererFolder, digestPage } from './page-renderer';

/** Content that cannot be rendered. The message is for the office. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
}

type Settings = { root: string; siteDir: string; overlayDir: string; api: string };

/** Renders what published posts and jobs change on the built site into an overlay. */
export function openSiteRenderer({ root, siteDir, overlayDir, api }: Settings) {
  const facts = readBuildFacts(root, siteDir);
  const render = loadPageRenderer(root);
  const folder = openOverlayFolder(overlayDir);
  const entries: ContentCaches['entries'] = new Map();

  /** @param onProgress called after each text that was read and each rendered page: a hundred slow texts are not a hang */
  return async (
    request: RenderRequest,
    onProgress: () => void,
  ): Promise<{ differing: string[] }> => {
    const now = new Date(request.now);
    const parse = async (body: string, collection: string) => {
      const parsed = await parseBody(body, collection);
      onProgress();
      return parsed;
    };
    const previous = await folder.read();
    const written = await writePublished(publishedFolder, request.files, (path) =>
      fetchImage(api, path),
    );
    const { content, excluded } = await checkExcludingInvalid(
      () => checkContent(root, getSiteUrl(), now, { entries, parse }),
      (file) => rm(join(root, file)),
    );
    const [issue] = content.issues;
    if (issue) throw new ContentProblem(formatIssue(issue));

    const isSameBuild = previous?.buildId === facts.id;
    const overlay: Overlay = {
      buildId: facts.id,
      revision: request.revision,
      publishedAt: request.now,
      files: {},
      pages: {},
      inlineScripts: isSameBuild ? previous.inlineScripts : [],
      excluded: [...written.excluded, ...excluded],
    };
    const differing: string[] = [];
    const images = openResponsiveImages(folder.assets, [siteDir, publishedFolder]);
    const maps = await getRegionMaps(createRegionRecords(content.collections.regions));
    for (const page of content.pages) {
      const digest = digestPage(page);
      if (facts.pages[page.path] === digest) continue;
      const known = isSameBuild ? previous.pages[page.path] : undefined;
      if (known?.digest === digest && !request.all) {
        overlay.pages[page.path] = known;
        continue;
      }
      const rendered = await renderPage(page, digest);
      if (known?.digest === digest && known.file !== rendered.file) differing.push(page.path);
      overlay.pages[page.path] = rendered;
      onProgress();
    }
    const planned = new Set(content.pages.map(({ path }) => path));
    for (const path of Object.keys(facts.pages))
      if (!planned.has(path)) for (const name of toFileNames(path)) overlay.files[name] = null;
    for (const [path, { file }] of Object.entries(overlay.pages))
      for (const name of toFileNames(path)) overlay.files[name] = file;
    for (const [path, text] of await createListFiles(content, now))
      overlay.files[path] = await folder.write(path, text);
    await folder.activate(overlay);
    await folder.removeOthers(overlay, previous);
    return { differing };

    async function renderPage(page: PlannedPage, digest: string): Promise<OverlayPage> {
      const context = await addPictures(page.context, maps);
      const { islandScript } = facts;
      const html = await finishPage(await render({ ...page, context }), { islandScript, images });
      const image = await planOgImage(page.context);
      await addAsset(image.path, image.render);
      // A text may name a picture that no post shows.
      const postImages = findPictures(html).filter((path) =>
        existsSync(join(publishedFolder, path)),
      );
      for (const path of postImages)
        await addAsset(path, () => readFile(join(publishedFolder, path)));
      const hashes = inlineScripts(html).map(cspHash);
      overlay.inlineScripts = [...new Set([...overlay.inlineScripts, ...hashes])];
      const copies = html.match(/\/pictures\/[^\s"'<>,)]+/g) ?? [];
      const assets = [...new Set([image.path, ...postImages, ...copies])];
      return { digest, file: await folder.write('page.html', html), assets };
    }
  };

  /** @param path on the site, with a hash of the content in its name */
  async function addAsset(path: string, read: () => Promise<Buffer>): Promise<void> {
    const file = join(folder.assets, path);
    if (!existsSync(join(siteDir, path)) && !existsSync(file))
      await writeFileAtomic(file, await read(), { flush: true });
  }
}

/** '/hha' -> 'hha/index.html'. Hosts and our server expect a 404 page without a folder, too. */
function toFileNames(path: string): string[] {
  if (path === '/') return ['index.html'];
  const name = `${path.slice(1)}/index.html`;
  return path === '/404' ? [name, '404.html'] : [name];
}

/** Throws unless the site and the renderer are of the same build. */
function readBuildFacts(root: string, siteDir: string): BuildFacts {
  const [facts, renderer] = [siteDir, join(root, rendererFolder)].map((folder) => {
    const file = join(folder, buildFactsFile);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildFacts) : null;
  });
  if (facts && facts.id === renderer?.id) return facts;
  throw new Error(`${siteDir} was not built in ${root}: run npm run build there.`);
}
