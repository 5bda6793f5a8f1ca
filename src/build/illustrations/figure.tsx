import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { paint, type Paint } from './palette';

type Part = FunctionComponent<Record<string, string>>;

/** One person after Open Peeps (Pablo Stanley, CC0). Parts are named by their files in @opeepsfun/open-peeps/build. */
export type Figure = {
  /** 'effigy/Coffee', 'sitting/Wheelchair', 'standing/DocStethoscope' … */
  body: string;
  /** Where the neck enters the body, from the body's left, in the parts' own units. */
  neck: number;
  head: string;
  face: string;
  beard?: string;
  accessory?: string;
  skin: Paint;
  hair?: Paint;
  /** Clothes and things, by the parts' own names: topColor, pantsColor, wheelchairColor … */
  wears?: Record<string, Paint>;
  /** Top left of the body on the picture, and its size against the parts' own. */
  at: [x: number, y: number];
  scale: number;
  /** Looks to the left instead of the right. */
  mirrored?: boolean;
};

/** Gatsby's compiler takes require.resolve away from its files, and the package has no index of parts. */
function part(path: string): Part {
  const load = createRequire(join(process.cwd(), 'package.json'));
  return (load(`@opeepsfun/open-peeps/build/${path}.js`) as { default: Part }).default;
}

/** From a body's neck to where hair, face, beard and glasses stand, as the package's Effigy places them. */
const headAt = {
  hair: [-196, -449],
  face: [-7, -273],
  beard: [-43, -121],
  accessory: [-119, -218],
} as const;
/** Parts that are drawn off that place. */
const nudges: Record<string, readonly [number, number]> = {
  'head/Bald': [50, 20],
  'head/ColorMedium': [30, 0],
  'head/Hijab': [50, 20],
  'head/LongAfro': [-100, -130],
  'head/ShortFive': [40, -10],
  'head/ShortFour': [40, -10],
  'head/MediumOne': [40, 10],
  'beard/FullMedium': [0, -10],
  'beard/MustacheBull': [0, -20],
};
const nudgedByDefault = /^head\/(GrayShort|NoHair|Short|Shaved|Turban|Twists|Wavy|Pomp|FlatTop)/;

function place(path: string, [x, y]: readonly [number, number], neck: number): string {
  const [dx, dy] = nudges[path] ?? (nudgedByDefault.test(path) ? [40, 0] : [0, 0]);
  return `translate(${neck + x + dx} ${y + dy})`;
}

/** The figure as SVG elements, at its place. */
export function Person({ figure }: { figure: Figure }) {
  const { body, neck, head, face, beard, accessory, skin, hair = 'gray', wears = {} } = figure;
  const colours = {
    skinColor: paint(skin),
    outlineColor: paint('ink'),
    hairColor: paint(hair),
    ...Object.fromEntries(Object.entries(wears).map(([name, value]) => [name, paint(value)])),
  };
  const draw = (path: string, at: readonly [number, number]) => (
    <g transform={place(path, at, neck)}>{createElement(part(path), colours)}</g>
  );
  const [x, y] = figure.at;
  const turn = figure.mirrored
    ? `scale(${-figure.scale} ${figure.scale})`
    : `scale(${figure.scale})`;
  return (
    <g transform={`translate(${x} ${y}) ${turn}`}>
      {createElement(part(`body/${body}`), colours)}
      {draw(`head/${head}`, headAt.hair)}
      {draw(`face/${face}`, headAt.face)}
      {beard !== undefined && draw(`beard/${beard}`, headAt.beard)}
      {accessory !== undefined && draw(`accessory/${accessory}`, headAt.accessory)}
    </g>
  );
}
