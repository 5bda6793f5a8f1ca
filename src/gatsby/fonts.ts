import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles } from '../shared/assets';

/** ASCII, typographic punctuation, and the letters of Spanish names. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u00b7\u00d7\u2192\u2190\u00a9\u00ae\u2122\u00a7\u00b0\u00bd' +
  'áéíóúüñÁÉÍÓÚÜÑ¿¡çÇèàâêôëïö';

/** `axes`: weights of the web font; `weights`: static weights for link images. */
export const fontFaces = [
  {
    name: 'Atkinson Hyperlegible Next',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: fontFiles.sans,
    axes: { wght: { min: 400, max: 700 } },
    weights: [400, 700],
  },
  {
    name: 'Outfit',
    source: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    file: fontFiles.display,
    axes: { wght: 600 },
    weights: [600],
  },
] as const;

export function subsetFace(
  font: Buffer,
  targetFormat: 'woff2' | 'truetype',
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat, variationAxes });
}

type StaticFace = { name: string; data: Buffer; weight: 400 | 600 | 700; style: 'normal' };

/** For link images. opentype.js, which outlines their text, reads no WOFF2. */
export async function loadStaticFaces(): Promise<StaticFace[]> {
  // Gatsby's compiler removes require.resolve from this file.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const faces = await Promise.all(
    fontFaces.map(async ({ name, source, weights }) => {
      const font = await readFile(resolve(source));
      return Promise.all(
        weights.map(async (weight) => ({
          name,
          weight,
          style: 'normal' as const,
          data: await subsetFace(font, 'truetype', { wght: weight }),
        })),
      );
    }),
  );
  return faces.flat();
}
