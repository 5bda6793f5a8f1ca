import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import { illustrations, type IllustrationName } from '../../src/shared/illustrations';
import { paletteCss } from './palette';
import { scenes } from './scenes';

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
