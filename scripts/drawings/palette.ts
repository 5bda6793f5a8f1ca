import type { ColorName } from '../../src/theme/tokens';
import { dark, light } from '../../src/theme/palettes';

const tokens = [
  'text',
  'primary',
  'primaryBorder',
  'mapServed',
  'accent',
  'background',
] as const satisfies readonly ColorName[];

const otherColors = {
  ink: [light.text, '#10191a'],
  skin1: ['#f3cfb0', '#e2bb9b'],
  skin2: ['#d9a077', '#c89068'],
  skin3: ['#a86f48', '#9a653f'],
  skin4: ['#6f4630', '#6a432e'],
  white: ['#ffffff', '#ece7dd'],
  gray: ['#e6e2da', '#d5d1c8'],
  scrubs: [light.mapServed, '#4f9d97'],
  sand: ['#ecd3a6', '#cfb583'],
  coat: ['#f6b19d', '#d98f7a'],
  lilac: ['#cfd9ea', '#8fa3bf'],
  sky: ['#d6ecf0', '#3f6366'],
  wood: ['#c79f74', '#a07c55'],
  leaf: ['#3f8f5f', '#5fa87c'],
} as const;

export type Paint = keyof typeof otherColors | (typeof tokens)[number];

export const paint = (name: Paint) => `var(--${name})`;

/** The style sheet of every illustration. An SVG in an <img> uses the color scheme of that element, and so the visitor's theme. */
export function paletteCss(): string {
  const values = (index: 0 | 1) =>
    [
      ...tokens.map((name) => `--${name}:${(index === 0 ? light : dark)[name]}`),
      ...Object.entries(otherColors).map(([name, pair]) => `--${name}:${pair[index]}`),
    ].join(';');
  return `:root{${values(0)}}@media (prefers-color-scheme:dark){:root{${values(1)}}}`;
}
