import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFactsFile, type BuildFacts } from '../../contract/publishing/overlay';
import { checkContent, type CheckedContent } from '../../src/gatsby/content/check-content';
import { addPictures } from '../../src/gatsby/images/og-image';
import { getRegionMaps } from '../../src/gatsby/maps/region-maps';
import { createRegionRecords } from '../../src/gatsby/page-plan/layout-context';
import { finishPage } from '../../src/gatsby/post-build/page-scripts';
import { openResponsiveImages } from '../../src/gatsby/post-build/responsive-images';
import { loadPageRenderer, digestPage } from '../../src/gatsby/renderer/page-renderer';
import { folder, origin } from './built-pages';

const factsFile = join(folder, buildFactsFile);
const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as BuildFacts;
const builtAt = statSync(factsFile).mtime;
const copies = mkdtempSync(join(tmpdir(), 'larkspan-copies-'));
let content: CheckedContent;

beforeAll(async () => {
  content = await checkContent(process.cwd(), origin, builtAt);
});
afterAll(() => {
  rmSync(copies, { recursive: true });
});

test('the renderer of publishing makes every page exactly as the build does', async () => {
  const maps = await getRegionMaps(createRegionRecords(content.collections.regions));
  const images = openResponsiveImages(copies, [folder]);
  const render = loadPageRenderer(process.cwd());
  const different: string[] = [];
  for (const page of content.pages) {
    const context = await addPictures(page.context, maps);
    const { islandScript } = facts;
    const html = await finishPage(await render({ ...page, context }), { islandScript, images });
    const file = join(folder, page.path, 'index.html');
    if (html !== readFileSync(file, 'utf8')) different.push(page.path);
  }
  expect(different).toEqual([]);
});

test('publishing knows which pages have not changed since the build', () => {
  const digests = content.pages.map((page) => [page.path, digestPage(page)]);
  expect(Object.fromEntries(digests)).toEqual(facts.pages);
});
