import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { ogImageSize } from '../../site/assets';
import type { PageContext, RegionRecord } from '../../site/page-context';
import { getPageOffice } from '../../site/page-office';
import { light } from '../../theme/palettes';
import { publishedImages } from '../content/published-folder';
import { loadStaticFaces } from '../fonts';
import { writeFileAtomic } from '../write-file-atomic';
import { roundMark } from './logo-mark-svg';

/** An element for satori: React's shape without React. */
type ImageNode = {
  type: 'div' | 'img';
  props: {
    style?: Record<string, string | number>;
    children?: ImageNode[] | string;
    src?: string;
  };
};

/** Increase it when the rendering changes, so that all images are drawn again. */
const renderingVersion = 1;

const { width, height } = ogImageSize;
const bandHeight = 112;
const margin = 80;

const box = (
  style: Record<string, string | number>,
  children: ImageNode[] | string,
): ImageNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The Open Graph image of a page: its title between the region's logo and phone number. */
export function createOgImage(title: string, region: RegionRecord): ImageNode {
  return box(
    {
      width,
      height,
      flexDirection: 'column',
      background: light.background,
      color: light.text,
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    [
      box({ padding: `56px ${margin}px 0`, alignItems: 'center', gap: 24 }, [
        {
          type: 'img',
          props: {
            src: `data:image/svg+xml;base64,${Buffer.from(roundMark(region.id)).toString('base64')}`,
            style: { width: 88, height: 88 },
          },
        },
        box(
          { fontSize: 38, fontWeight: 600, fontFamily: 'Outfit', color: light.primary },
          region.company,
        ),
      ]),
      box({ flexGrow: 1, alignItems: 'center', padding: `0 ${margin}px` }, [
        {
          type: 'div',
          props: {
            style: {
              display: 'block',
              fontFamily: 'Outfit',
              fontWeight: 600,
              fontSize: titleSize(title),
              lineHeight: 1.14,
              letterSpacing: '-0.02em',
              lineClamp: 4,
            },
            children: title,
          },
        },
      ]),
      box(
        {
          height: bandHeight,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: `0 ${margin}px`,
          background: light.band,
          color: light.onBand,
          fontSize: 34,
        },
        [box({}, region.place), box({ fontWeight: 700 }, region.phone)],
      ),
    ],
  );
}

/** As large as four lines allow. */
function titleSize(title: string): number {
  if (title.length <= 34) return 84;
  if (title.length <= 70) return 70;
  return 58;
}

/**
 * The image's path, for example '/og/maryland-hha-0123456789abcdef.png'. The hash of the content lets the build skip existing
 * images and browsers cache them forever.
 * @param cover is shown instead of the drawn image
 */
export function getOgImagePath(pagePath: string, image: ImageNode, cover?: Buffer): string {
  const content = cover ?? JSON.stringify([renderingVersion, image]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = pagePath.split('/').filter(Boolean).join('-') || 'home';
  return `/og/${name}-${hash}.${cover ? 'jpg' : 'png'}`;
}

type OgImage = { path: string; render: () => Promise<Buffer> };

/** An article's cover, else the page's title and office. The content check reports a cover that is missing. */
export async function planOgImage(page: PageContext): Promise<OgImage> {
  const image = createOgImage(page.title, getPageOffice(page));
  const cover = page.cover && (await readCover(page.cover.src));
  return {
    path: getOgImagePath(page.pagePath, image, cover),
    render: () => (cover ? renderCover(cover) : renderOgImage(image)),
  };
}

async function readCover(src: string): Promise<Buffer | undefined> {
  const files = [join('static', src), join(publishedImages, basename(src))];
  for (const file of files) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

/** Crops a cover to the size that sites show. JPEG, because some of them can't show WebP. */
export function renderCover(cover: Buffer): Promise<Buffer> {
  return sharp(cover)
    .rotate()
    .resize({ ...ogImageSize, fit: 'cover', position: 'attention' })
    .flatten({ background: light.background })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

let faces: ReturnType<typeof loadStaticFaces> | undefined;

/** Renders an image as PNG. Satori converts text to shapes, so no system fonts are needed. */
export async function renderOgImage(image: ImageNode): Promise<Buffer> {
  faces ??= loadStaticFaces();
  const { default: satori } = await import('satori');
  // Satori reads only type and props, but its types require React elements.
  const element = image as unknown as Parameters<typeof satori>[0];
  const svg = await satori(element, { ...ogImageSize, fonts: await faces });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

/** Draws the missing Open Graph images of these pages below `folder` and removes outdated ones. */
export async function writeOgImages(folder: string, pages: readonly PageContext[]): Promise<void> {
  const planned = await Promise.all(pages.map(planOgImage));
  const images = new Map(planned.map(({ path, render }) => [basename(path), render]));
  const target = join(folder, 'og');
  await mkdir(target, { recursive: true });
  const existing = new Set(await readdir(target));
  await Promise.all(
    [...existing].filter((name) => !images.has(name)).map((name) => rm(join(target, name))),
  );
  for (const [name, render] of images) {
    if (!existing.has(name)) await writeFileAtomic(join(target, name), await render());
  }
}
