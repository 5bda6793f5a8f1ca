import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Overlay } from '../../../contract/publishing/overlay';
import { writeFileAtomic } from '../write-file-atomic';
import { keepScripts, openOverlayFolder } from './overlay-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larkspan-overlay-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const toOverlay = (pages: Overlay['pages']): Overlay => ({
  buildId: 'b1',
  revision: '1',
  publishedAt: '2026-11-22T15:00:00.000Z',
  files: {},
  pages,
  inlineScripts: [],
  excluded: [],
});

test('forgets pages whose file was deleted or cut off by a power cut, and writes them again', async () => {
  const folder = openOverlayFolder(root);
  const [kept, deleted, empty, uncompressed] = await Promise.all(
    ['kept', 'deleted', 'empty', 'uncompressed'].map((text) => folder.write('page.html', text)),
  );
  const entries = Object.entries({ kept, deleted, empty, uncompressed });
  const pages = entries.map(([name, file = '']) => [name, { digest: name, file, assets: [] }]);
  await folder.activate(toOverlay(Object.fromEntries(pages) as Overlay['pages']));
  rmSync(join(root, 'files', deleted ?? ''));
  truncateSync(join(root, 'files', empty ?? ''));
  truncateSync(join(root, 'files', `${uncompressed ?? ''}.br`));

  expect(Object.keys((await folder.read())?.pages ?? {})).toEqual(['kept']);
  for (const text of ['deleted', 'empty', 'uncompressed']) await folder.write('page.html', text);
  expect(Object.keys((await folder.read())?.pages ?? {})).toHaveLength(4);
  expect(readFileSync(join(root, 'files', empty ?? ''), 'utf8')).toBe('empty');
});

test('ignores a broken manifest', async () => {
  writeFileSync(join(root, 'overlay.json'), '{"files":{}}');
  expect(await openOverlayFolder(root).read()).toBeNull();
});

test('copies scripts completely or not at all, and replaces a copy that is empty', async () => {
  const [site, assets] = [join(root, 'site'), join(root, 'assets')];
  mkdirSync(site);
  mkdirSync(assets);
  writeFileSync(join(site, 'app-01234567.js'), 'script');
  writeFileSync(join(assets, 'app-01234567.js'), '');
  await keepScripts(site, assets);
  expect(readFileSync(join(assets, 'app-01234567.js'), 'utf8')).toBe('script');
});

test('the pictures of an unpublished post are removed at once, and those of a changed one a change later', async () => {
  const { assets, removeOthers } = openOverlayFolder(root);
  const pictures = ['/og/gone-1.jpg', '/images/posts/shared.webp', '/images/posts/former.webp'];
  for (const path of pictures) await writeFileAtomic(join(assets, path), 'picture');
  const [gone = '', shared = '', former = ''] = pictures;
  const stored = () => pictures.filter((path) => existsSync(join(assets, path)));
  const toPage = (...paths: string[]) => ({ digest: '', file: '', assets: paths });
  const first = toOverlay({
    '/blog/gone': toPage(gone, shared),
    '/blog/kept': toPage(shared, former),
  });
  const second = toOverlay({ '/blog/kept': toPage(shared) });
  await removeOthers(second, first);
  expect(stored()).toEqual([shared, former]);
  await removeOthers(second, second);
  expect(stored()).toEqual([shared]);
});
