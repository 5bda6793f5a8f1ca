import sharp from 'sharp';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import { logoMark } from '../../shared/assets';
import { dark, light } from '../../theme/palettes';

const shapes = (region: RegionId) =>
  `<path class="s" fill="${light.primaryBorder}" opacity=".85" d="${regionFacts[region].logo}"/>` +
  `<path class="b" fill="${light.onPrimary}" d="${logoMark.lark}"/>` +
  `<circle class="g" fill="${light.primary}" cx="${logoMark.eye.x}" cy="${logoMark.eye.y}" r="${logoMark.eye.radius}"/>`;

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">';

/** The mark in a circle, in the light theme's colors. */
export function roundMark(region: RegionId): string {
  return `${open}<circle class="g" fill="${light.primary}" cx="24" cy="24" r="23"/>${shapes(region)}</svg>`;
}

/** The same with the dark theme's colors for dark browser tabs. */
export function tabMark(region: RegionId): string {
  const style = `<style>@media (prefers-color-scheme:dark){.g{fill:${dark.primary}}.s{fill:${dark.primaryBorder}}.b{fill:${dark.onPrimary}}}</style>`;
  return roundMark(region).replace(open, open + style);
}

/** The mark on a square with a margin, because phones cut off the corners. */
export function squareMark(region: RegionId): string {
  const ground = `<rect width="48" height="48" fill="${light.primary}"/>`;
  return `${open}${ground}<g transform="translate(4.8 4.8) scale(.8)">${shapes(region)}</g></svg>`;
}

export function renderLogo(region: RegionId): Promise<Buffer> {
  return sharp(Buffer.from(squareMark(region)), { density: 768 })
    .resize(512)
    .png()
    .toBuffer();
}
