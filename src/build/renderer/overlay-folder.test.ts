import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Overlay } from '../../../contract/publishing/overlay';
import { keepScripts, openOverlayFolder } from './overlay-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larkspan-overlay-'));
});
afterEach(() => {
  vi.useRealTimers();
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

test('removes a withdrawn picture a minute after its page, for requests that have begun', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = openOverlayFolder(root);
  const picture = join(root, 'assets/images/posts/1.webp');
  mkdirSync(join(picture, '..'), { recursive: true });
  writeFileSync(picture, 'picture');
  const file = await folder.write('page.html', 'page');
  const previous = toOverlay({
    '/blog/a': { digest: '1', file, assets: ['/images/posts/1.webp'] },
  });
  await folder.removeOthers(toOverlay({}), previous);
  vi.advanceTimersByTime(59_000);
  expect(existsSync(picture)).toBe(true);
  vi.advanceTimersByTime(1_000);
  await folder.read();
  expect([existsSync(picture), readdirSync(join(root, 'files'))]).toEqual([false, []]);
});
