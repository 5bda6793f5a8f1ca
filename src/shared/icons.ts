/** The icons of public pages, in their order in the picture (scripts/drawings/draw-icons.tsx). */
export const iconNames = [
  'phone',
  'mail',
  'pin',
  'clock',
  'chevron',
  'arrow',
  'menu',
  'search',
  'close',
  'sun',
  'moon',
  'system',
  'up',
  'info',
  'tip',
  'warning',
  'clipboard',
  'download',
  'facebook',
  'instagram',
  'x',
  'tiktok',
  'youtube',
  'google',
] as const;

export type IconName = (typeof iconNames)[number];

/** Units of the picture: icons are on a grid of 24, with a margin so that none shows its neighbor's edge. */
export const iconSize = 24;
export const iconMargin = 2;
const cell = iconSize + 2 * iconMargin;

/** The picture's width in percent of an icon's. */
export const iconScale = `${((cell / iconSize) * 100).toFixed(4)}%`;

/** The CSS position of an icon's mask. */
export function getIconPosition(name: IconName): string {
  const hidden = cell * iconNames.length - iconSize;
  const offset = cell * iconNames.indexOf(name) + iconMargin;
  return `50% ${((offset / hidden) * 100).toFixed(3)}%`;
}
