import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Overlay } from '../../../contract/publishing/overlay';
import { writeFileAtomic } from '../write-file-atomic';
import { openOverlayFolder } from './overlay-folder';

const folder = mkdtempSync(join(tmpdir(), 'overlay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function createOverlay(assetsByPage: Record<string, string[]>): Overlay {
  const pages = Object.entries(assetsByPage).map(
    ([path, assets]) => [path, { digest: '', file: '', assets }] as const,
  );
  return {
    buildId: 'b1',
    revision: '',
    publishedAt: '',
    files: {},
    pages: Object.fromEntries(pages),
    inlineScripts: [],
    excluded: [],
  };
}

test('the pictures of an unpublished post are removed at once, and those of a changed one a change later', async () => {
  const { assets, removeOthers } = openOverlayFolder(folder);
  const pictures = ['/og/gone-1.jpg', '/images/posts/shared.webp', '/images/posts/former.webp'];
  for (const path of pictures) await writeFileAtomic(join(assets, path), 'picture');
  const [gone = '', shared = '', former = ''] = pictures;
  const stored = () => pictures.filter((path) => existsSync(join(assets, path)));
  const first = createOverlay({ '/blog/gone': [gone, shared], '/blog/kept': [shared, former] });
  const second = createOverlay({ '/blog/kept': [shared] });
  await removeOthers(second, first);
  expect(stored()).toEqual([shared, former]);
  await removeOthers(second, second);
  expect(stored()).toEqual([shared]);
});
