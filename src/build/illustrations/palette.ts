import type { ColorName } from '../../theme/color';
import { dark, light } from '../../theme/palettes';

/** What the pictures are tinted with: the theme's own colours by name, so that a new teal repaints them. */
const tokens = [
  'text',
  'teal',
  'tealLine',
  'mapServed',
  'coral',
  'paper',
] as const satisfies readonly ColorName[];

/** What no token stands for: skin, hair, cloth and wood, by light and dark. */
const own = {
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

export type Paint = keyof typeof own | (typeof tokens)[number];

/** A paint as an SVG attribute's value. */
export const paint = (name: Paint) => `var(--${name})`;

/**
 * The style sheet inside every picture. A picture in an <img> takes the colour scheme of the element it stands in, and
 * that follows the visitor's choice of theme.
 */
export function paletteCss(): string {
  const values = (at: 0 | 1) =>
    [
      ...tokens.map((name) => `--${name}:${(at === 0 ? light : dark)[name]}`),
      ...Object.entries(own).map(([name, pair]) => `--${name}:${pair[at]}`),
    ].join(';');
  return `:root{${values(0)}}@media (prefers-color-scheme:dark){:root{${values(1)}}}`;
}
