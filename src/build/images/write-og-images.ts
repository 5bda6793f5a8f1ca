import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PageContext } from '../../site/page-context';
import { officeOfPage } from '../../site/page-office';
import { writeWhole } from '../write-file-atomic';
import { drawLinkPicture } from './render-og-image';
import { linkPicture, linkPicturePath } from './og-image';

/**
 * Draws the pictures of links to these pages below `folder`; what a build before has drawn stays, what no page names
 * any more goes. Gives back how many were drawn.
 */
export async function writeLinkPictures(
  folder: string,
  pages: readonly PageContext[],
): Promise<number> {
  const wanted = new Map(
    pages.map((page) => {
      const picture = linkPicture(page.title, officeOfPage(page));
      return [basename(linkPicturePath(page.pagePath, picture)), picture] as const;
    }),
  );
  const target = join(folder, 'og');
  await mkdir(target, { recursive: true });
  const there = new Set(await readdir(target));
  await Promise.all(
    [...there].filter((name) => !wanted.has(name)).map((name) => rm(join(target, name))),
  );
  let drawn = 0;
  for (const [name, picture] of wanted) {
    if (there.has(name)) continue;
    await writeWhole(join(target, name), await drawLinkPicture(picture));
    drawn += 1;
  }
  return drawn;
}
