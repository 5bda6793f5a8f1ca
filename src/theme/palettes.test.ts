import { expect, test } from 'vitest';
import type { ColorName } from './tokens';
import { dark, light } from './palettes';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const backgrounds: ColorName[] = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'];
const softBackgrounds: ColorName[] = ['primarySoft', 'dangerSoft', 'successSoft', 'warningSoft'];
const pairs: [ColorName, ColorName[], number][] = [
  ['text', [...backgrounds, ...softBackgrounds], 7],
  ['muted', backgrounds, 7],
  ['onBand', ['band'], 7],
  ['onBandMuted', ['band'], 7],
  ['primary', [...backgrounds, 'primarySoft'], 4.5],
  ['primaryStrong', [...backgrounds, 'primarySoft'], 4.5],
  ['accent', backgrounds, 4.5],
  ['onPrimary', ['primary', 'primaryStrong'], 4.5],
  ['onAccent', ['accent', 'accentStrong'], 4.5],
  ['danger', [...backgrounds, 'dangerSoft'], 4.5],
  ['success', [...backgrounds, 'successSoft'], 4.5],
  ['warning', [...backgrounds, 'warningSoft'], 4.5],
  ['onMap', ['mapServed'], 4.5],
  ['border', backgrounds, 3],
  ['focus', backgrounds, 3],
];

test.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme what is read stands out from its ground', (_name, theme) => {
  const colors: Record<ColorName, string> = theme;
  const lowContrast = pairs.flatMap(([ink, on, minContrast]) =>
    on
      .filter((background) => contrast(colors[ink], colors[background]) < minContrast)
      .map((background) => `${ink} on ${background} is not ${minContrast}:1`),
  );
  expect(lowContrast).toEqual([]);
});
