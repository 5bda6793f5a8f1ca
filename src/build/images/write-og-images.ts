import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PageContext } from '../../site/page-context';
import { getPageOffice } from '../../site/page-office';
import { writeFileAtomic } from '../write-file-atomic';
import { createOgImage, getOgImagePath, renderOgImage } from './og-image';

/** Draws the missing Open Graph images of these pages below `folder` and removes outdated ones. */
export async function writeOgImages(folder: string, pages: readonly PageContext[]): Promise<void> {
  const images = new Map(
    pages.map((page) => {
      const image = createOgImage(page.title, getPageOffice(page));
      return [basename(getOgImagePath(page.pagePath, image)), image] as const;
    }),
  );
  const target = join(folder, 'og');
  await mkdir(target, { recursive: true });
  const existing = new Set(await readdir(target));
  await Promise.all(
    [...existing].filter((name) => !images.has(name)).map((name) => rm(join(target, name))),
  );
  for (const [name, image] of images) {
    if (!existing.has(name)) await writeFileAtomic(join(target, name), await renderOgImage(image));
  }
}
