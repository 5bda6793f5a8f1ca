import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { findReferencedFile } from '../../../contract/publishing/site-file';
import { ogImageSize } from '../../shared/assets';
import type { PageContext, RegionRecord } from '../../shared/page-context';
import { getPageOffice } from '../../shared/page-office';
import { light } from '../../theme/palettes';
import { publishedFolder } from '../content/published-folder';
import type { RegionMaps } from '../maps/region-maps';
import { writeFileAtomic } from '../write-file-atomic';
import { roundMark } from './logo-mark-svg';
import { breakLines, loadFonts, measureText, outlineText, type TextStyle } from './outline-text';

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

export async function addPictures<Context extends PageContext>(
  context: Context,
  maps: RegionMaps,
): Promise<Context> {
  return {
    ...context,
    picture: (await planOgImage(context)).path,
    ...(context.withCountyMap && { countyMap: maps.counties[context.regionId] }),
    ...('offices' in context && { stateMap: maps.states }),
  };
}

type OgOffice = Pick<RegionRecord, 'id' | 'company' | 'place' | 'phone'>;

const { width, height } = ogImageSize;
const margin = 80;
const mark = { top: 56, size: 88 };
const band = { top: height - 112, middle: height - 56 };
const title = { middle: (mark.top + mark.size + band.top) / 2, width: width - 2 * margin };
const lineHeight = 1.14;
const maxLines = 4;

export async function drawOgImage(text: string, office: OgOffice): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${await drawFrame(office)}
<path fill="${light.text}" d="${await outlineTitle(text)}"/>
</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}

/** As large as four lines allow. */
function getTitleSize({ length }: string): number {
  if (length <= 34) return 84;
  return length <= 70 ? 70 : 58;
}

async function outlineTitle(text: string): Promise<string> {
  const { display } = await loadFonts();
  const style: TextStyle = { font: display, size: getTitleSize(text), letterSpacing: -0.02 };
  const lines = breakLines(text, title.width, maxLines, style);
  const distance = style.size * lineHeight;
  return lines
    .map((line, index) => {
      const middle = title.middle + (index - (lines.length - 1) / 2) * distance;
      return outlineText(line, margin, middle, style);
    })
    .join('');
}

async function drawFrame({ id, company, place, phone }: OgOffice): Promise<string> {
  const { text, bold, display } = await loadFonts();
  const phoneStyle = { font: bold, size: 34 };
  const phoneLeft = width - margin - measureText(phone, phoneStyle);
  const outlines = [
    outlineText(place, margin, band.middle, { font: text, size: 34 }),
    outlineText(phone, phoneLeft, band.middle, phoneStyle),
  ];
  const companyLeft = margin + mark.size + 24;
  const companyMiddle = mark.top + mark.size / 2;
  return `<rect width="100%" height="100%" fill="${light.background}"/>
<rect y="${band.top}" width="100%" height="100%" fill="${light.band}"/>
<svg x="${margin}" y="${mark.top}" width="${mark.size}" height="${mark.size}">${roundMark(id)}</svg>
<path fill="${light.primary}" d="${outlineText(company, companyLeft, companyMiddle, { font: display, size: 38 })}"/>
<path fill="${light.onBand}" d="${outlines.join('')}"/>`;
}
