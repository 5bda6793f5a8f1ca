import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultRegion } from '../../../contract/shared/regions';
import { iconFiles } from '../../site/icon-files';
import { light } from '../../theme/palettes';
import { pngAsIco } from './ico';
import { roundMark, squareMark, tabMark } from './logo-mark-svg';

/** The site is one for all regions, so its icons show the default office's mark. */
const region = defaultRegion;

/** Writes the icons of tabs, phones and the web manifest below `folder`, all drawn from the mark. `name`: the agency's. */
export async function writeIcons(folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (file: string, data: string | Buffer) => writeFile(join(folder, file), data);
  await Promise.all([
    write(iconFiles.tab, tabMark(region)),
    write(iconFiles.ico, pngAsIco(await png(roundMark(region), 32), 32)),
    write(iconFiles.apple, await png(squareMark(region), 180)),
    ...iconFiles.app.map(async ({ file, size }) =>
      write(file, await png(squareMark(region), size)),
    ),
    write(iconFiles.manifest, JSON.stringify(manifest(name))),
  ]);
}

const gridUnits = 48;
const dotsPerInch = 72;

/** Drawn at the size it is shown at: scaled up afterwards it would be soft. */
function png(svg: string, size: number): Promise<Buffer> {
  const density = (dotsPerInch * size) / gridUnits;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** What a phone needs to put the site on its home screen; it stays in the browser, so that calls and links work as ever. */
function manifest(name: string) {
  return {
    name,
    short_name: name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.teal,
    icons: iconFiles.app.map(({ file, size }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
