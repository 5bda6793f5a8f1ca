import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles } from '../site/font-files';

/** What the site's texts are written in: ASCII, the punctuation of good typesetting, and the letters of Spanish names. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u00b7\u00d7\u2192\u2190\u00a9\u00ae\u2122\u00a7\u00b0\u00bd' +
  'áéíóúüñÁÉÍÓÚÜÑ¿¡çÇèàâêôëïö';

const faces = [
  {
    name: 'Atkinson Hyperlegible Next',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    target: fontFiles.sans,
    axes: { wght: { min: 400, max: 700 } },
    drawn: [400, 700],
  },
  {
    name: 'Outfit',
    source: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    target: fontFiles.display,
    axes: { wght: 600 },
    drawn: [600],
  },
] as const;

// Gatsby's compiler takes require.resolve away from this file.
const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/**
 * Writes the two faces, cut down to the characters and weights in use, below `folder`: 23 kB instead of 66. Throws where an address
 * of site/font-files.ts has not the digits of the bytes it is to be kept for ever with.
 */
export async function writeFonts(folder: string): Promise<void> {
  for (const { source, target, axes } of faces) {
    const whole = await readFile(resolve(source));
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    requireDigits(target, subset);
    const file = join(folder, target);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, subset);
  }
}

function requireDigits(address: string, bytes: Buffer): void {
  const digits = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (!address.includes(digits)) {
    throw new Error(`Write ${digits} for the digits of ${address} in src/site/font-files.ts.`);
  }
}

export type StaticFace = { name: string; data: Buffer; weight: 400 | 600 | 700; style: 'normal' };

/** The faces with one weight each, as the drawing of pictures needs them: it knows no variable fonts and no WOFF2. */
export async function staticFaces(): Promise<StaticFace[]> {
  const drawn = faces.flatMap(({ name, source, drawn: weights }) =>
    weights.map((weight) => ({ name, source, weight })),
  );
  return Promise.all(
    drawn.map(async ({ name, source, weight }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await subsetFont(await readFile(resolve(source)), characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    })),
  );
}
