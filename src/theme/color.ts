/** Values for light and dark are in palettes.ts. */
const names = [
  'background',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'divider',
  'border',
  'text',
  'muted',
  'primary',
  'primaryStrong',
  'primarySoft',
  'primaryBorder',
  'onPrimary',
  'accent',
  'accentStrong',
  'accentSoft',
  'onAccent',
  'danger',
  'dangerSoft',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'focus',
  'band',
  'onBand',
  'onBandMuted',
  'bandLine',
  'shade',
  'edgeShadow',
  'picture',
  'mapLand',
  'mapServed',
  'onMap',
  'mapLine',
] as const;

export type ColorName = (typeof names)[number];

const customProperty = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const color = Object.fromEntries(
  names.map((name) => [name, `var(${customProperty(name)})`]),
) as Record<ColorName, string>;

export function toCssDeclarations(values: Record<ColorName, string>): string {
  return names.map((name) => `${customProperty(name)}:${values[name]}`).join(';');
}
