import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import {
  illustrationNames,
  illustrationPath,
  illustrations,
  type IllustrationName,
} from '../../site/illustrations';
import { paletteCss } from './palette';
import { scenes } from './scenes';

/** One picture as an optimised SVG file. */
export function drawIllustration(name: IllustrationName): string {
  const { width, height } = illustrations[name];
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
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
        // The palette is used through var(), which the style plugins do not see.
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

/** Writes every picture below `folder`, for the build and for develop. */
export async function writeIllustrations(folder: string): Promise<void> {
  await Promise.all(
    illustrationNames.map(async (name) => {
      const file = join(folder, illustrationPath(name));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, drawIllustration(name));
    }),
  );
}
