import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { ogImageSize } from '../../shared/assets';
import type { PageContext } from '../../shared/page-context';
import { getPageOffice } from '../../shared/page-office';
import { findReferencedFile } from '../../../contract/publishing/site-file';
import { light } from '../../theme/palettes';
import { publishedFolder } from '../content/published-folder';
import { writeFileAtomic } from '../write-file-atomic';
import { drawOgImage, type OgOffice } from './draw-og-image';
import { roundMark } from './logo-mark-svg';

/** Increase it when the rendering changes, so that all images are drawn again. */
const renderingVersion = 3;

/** sharp and zlib work in Node's pool of four threads. */
const maxConcurrent = 4;

/**
 * The image's path, for example '/og/maryland-hha-0123456789abcdef.png'. The hash of the content lets the build skip existing
 * images and browsers cache them forever.
 * @param cover is shown instead of the drawn image
 */
export function getOgImagePath(
  pagePath: string,
  title: string,
  { id, company, place, phone }: OgOffice,
  cover?: Buffer,
): string {
  const drawing = [light, roundMark(id), title, company, place, phone];
  const hash = createHash('sha256')
    .update(String(renderingVersion))
    .update(cover ?? JSON.stringify(drawing));
  const name = pagePath.split('/').filter(Boolean).join('-') || 'home';
  return `/og/${name}-${hash.digest('hex').slice(0, 16)}.${cover ? 'jpg' : 'png'}`;
}

type OgImage = { path: string; render: () => Promise<Buffer> };

/** An article's cover, else the page's title and office. The content check reports a cover that is missing. */
export async function planOgImage(page: PageContext): Promise<OgImage> {
  const { id, company, place, phone } = getPageOffice(page);
  const office: OgOffice = { id, company, place, phone };
  const path = getOgImagePath(page.pagePath, page.title, office, await readCover(page));
  const render = async () => {
    const cover = await readCover(page);
    return cover ? renderCover(cover) : drawOgImage(page.title, office);
  };
  return { path, render };
}

async function readCover({ cover }: PageContext): Promise<Buffer | undefined> {
  if (cover === undefined) return undefined;
  const file = findReferencedFile(['static', publishedFolder], cover.src);
  return file === null ? undefined : readFile(file);
}

/** Crops a cover to the size that sites show. JPEG, because some of them can't show WebP. */
export function renderCover(cover: Buffer): Promise<Buffer> {
  return sharp(cover)
    .rotate()
    .resize({ ...ogImageSize, fit: 'cover', position: 'attention' })
    .flatten({ background: light.background })
    .jpeg({ quality: 80 })
    .toBuffer();
}

let drawing: Promise<void> = Promise.resolve();

/** Draws the missing Open Graph images of these pages below `folder` and removes outdated ones, on other cores while webpack runs. */
export function startOgImages(folder: string, pages: readonly PageContext[]): void {
  drawing = writeOgImages(folder, pages);
  // finishOgImages reports a failure.
  drawing.catch(() => undefined);
}

export function finishOgImages(): Promise<void> {
  return drawing;
}

async function writeOgImages(folder: string, pages: readonly PageContext[]): Promise<void> {
  const planned = await Promise.all(pages.map(planOgImage));
  const images = new Map(planned.map(({ path, render }) => [basename(path), render]));
  const target = join(folder, 'og');
  await mkdir(target, { recursive: true });
  const existing = new Set(await readdir(target));
  await Promise.all(
    [...existing].filter((name) => !images.has(name)).map((name) => rm(join(target, name))),
  );
  const missing = [...images].filter(([name]) => !existing.has(name)).values();
  const drawRest = async () => {
    for (const [name, render] of missing) await writeFileAtomic(join(target, name), await render());
  };
  await Promise.all(Array.from({ length: maxConcurrent }, drawRest));
}
