/**
 * `npm run draw`: draws the icons and illustrations and subsets the fonts into static/, from the logo, the palette, and
 * scripts/drawings/. Run it after changing one of these, and commit the files.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { defaultRegion } from '../../contract/shared/regions';
import { fontFaces, subsetFace } from '../../src/gatsby/fonts';
import { roundMark, squareMark, tabMark } from '../../src/gatsby/images/logo-mark-svg';
import { iconFiles, iconPicture } from '../../src/shared/assets';
import {
  getIllustrationPath,
  illustrationHeights,
  illustrationNames,
  illustrationWidth,
  type IllustrationName,
} from '../../src/shared/illustrations';
import { drawIcons } from './draw-icons';
import { paletteCss } from './palette';
import { scenes } from './scenes';

async function write(path: string, data: string | Buffer): Promise<void> {
  const file = join('static', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

function drawIllustration(name: IllustrationName): string {
  const { [name]: height } = illustrationHeights;
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${illustrationWidth} ${height}`}
      width={illustrationWidth}
      height={height}
    >
      <style>{paletteCss()}</style>
      {scenes[name]}
    </svg>,
  );
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        // The style plugins don't understand var().
        params: {
          overrides: {
            inlineStyles: false,
            minifyStyles: false,
            convertTransform: { floatPrecision: 3 },
          },
        },
      },
    ],
  }).data;
}

const gridUnits = 48;
const dotsPerInch = 72;

/** Renders at the final size, because scaling up would blur. */
function renderPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (dotsPerInch * size) / gridUnits })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const icoHeaderLength = 22;

/** Wraps one PNG in an .ico file. @param size pixels, at most 255 */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(icoHeaderLength);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(icoHeaderLength, 18);
  return Buffer.concat([header, png]);
}

/** One set of icons with the main office's mark, because all regions share the site. */
async function drawSiteIcons(): Promise<void> {
  await write(iconFiles.tab, tabMark(defaultRegion));
  await write(iconFiles.ico, toIco(await renderPng(roundMark(defaultRegion), 32), 32));
  await write(iconFiles.apple, await renderPng(squareMark(defaultRegion), 180));
  for (const { file, size } of iconFiles.app) {
    await write(file, await renderPng(squareMark(defaultRegion), size));
  }
}

/** Browsers cache the file forever, so its name must contain the hash of the content. */
async function writeHashed(file: string, data: string | Buffer): Promise<void> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  if (!file.includes(hash))
    throw new Error(`Change the hash of ${file} in src/shared/assets.ts to ${hash}.`);
  await write(file, data);
}

async function subsetFonts(): Promise<void> {
  for (const { source, file, axes } of fontFaces) {
    await writeHashed(
      file,
      await subsetFace(await readFile(require.resolve(source)), 'woff2', axes),
    );
  }
}

async function main(): Promise<void> {
  for (const name of illustrationNames)
    await write(getIllustrationPath(name), drawIllustration(name));
  await drawSiteIcons();
  await writeHashed(iconPicture, drawIcons());
  await subsetFonts();
}

void main();
