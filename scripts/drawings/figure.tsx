import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { paint, type Paint } from './palette';

type Part = FunctionComponent<Record<string, string>>;

/** A person made of Open Peeps parts (Pablo Stanley, CC0), named by their files in @opeepsfun/open-peeps/build. */
export type Figure = {
  /** 'effigy/Coffee', 'sitting/Wheelchair', 'standing/DocStethoscope' … */
  body?: string;
  neck: number;
  head: string;
  face: string;
  beard?: string;
  accessory?: string;
  skin: Paint;
  hair?: Paint;
  /** Props of the parts: topColor, pantsColor, wheelchairColor … */
  colors?: Record<string, Paint>;
  /** A negative scale mirrors the figure. */
  at: readonly [x: number, y: number, scale: number];
};

function loadPart(path: string): Part {
  const load = createRequire(join(process.cwd(), 'package.json'));
  return (load(`@opeepsfun/open-peeps/build/${path}.js`) as { default: Part }).default;
}

/** Offsets from the neck, as in the package's Effigy. */
const offsets = {
  hair: [-196, -449],
  face: [-7, -273],
  beard: [-43, -121],
  accessory: [-119, -218],
} as const;
/** Corrections of parts that are drawn off that position. */
const corrections: Record<string, readonly [number, number]> = {
  'head/ColorMedium': [30, 0],
  'head/Hijab': [50, 20],
  'head/ShortFive': [40, -10],
  'head/ShortFour': [40, -10],
  'head/MediumOne': [40, 10],
  'beard/FullMedium': [0, -10],
};
const usesDefaultCorrection = /^head\/(GrayShort|NoHair|Short|Turban|Twists)/;

function getTransform(path: string, [x, y]: readonly [number, number], neck: number): string {
  const [dx, dy] = corrections[path] ?? (usesDefaultCorrection.test(path) ? [40, 0] : [0, 0]);
  return `translate(${neck + x + dx} ${y + dy})`;
}

export function Person({ skin, hair = 'gray', colors = {}, ...figure }: Figure) {
  const { body, neck, head, face, beard, accessory } = figure;
  const partColors = {
    skinColor: paint(skin),
    outlineColor: paint('ink'),
    hairColor: paint(hair),
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, paint(value)])),
  };
  const draw = (path: string, offset: readonly [number, number]) => (
    <g transform={getTransform(path, offset, neck)}>{createElement(loadPart(path), partColors)}</g>
  );
  const [x, y, scale] = figure.at;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`}>
      {body !== undefined && createElement(loadPart(`body/${body}`), partColors)}
      {draw(`head/${head}`, offsets.hair)}
      {draw(`face/${face}`, offsets.face)}
      {beard !== undefined && draw(`beard/${beard}`, offsets.beard)}
      {accessory !== undefined && draw(`accessory/${accessory}`, offsets.accessory)}
    </g>
  );
}
