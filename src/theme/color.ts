/** Values for light and dark are in palettes.ts. */
const names = [
  'paper',
  'surface',
  'raised',
  'sunken',
  'line',
  'border',
  'text',
  'muted',
  'teal',
  'tealStrong',
  'tealSoft',
  'tealLine',
  'onTeal',
  'coral',
  'coralStrong',
  'coralSoft',
  'onCoral',
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
