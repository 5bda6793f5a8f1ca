/**
 * The colours by role, as two sets of values under the same names. Contrast is held by color.test.ts:
 * text 7:1 on every ground it stands on, links and labels 4.5:1, borders of controls 3:1.
 */
export const light = {
  paper: '#fbf8f2',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f3ede2',
  line: '#e4dccd',
  border: '#81786a',
  text: '#1d2b2d',
  muted: '#434f51',
  teal: '#0a5b5d',
  tealStrong: '#07474a',
  tealSoft: '#e1f0ee',
  tealLine: '#b5d8d4',
  onTeal: '#ffffff',
  coral: '#bc3d28',
  coralStrong: '#a53220',
  coralSoft: '#fbe9e3',
  onCoral: '#ffffff',
  danger: '#a8201a',
  dangerSoft: '#fcebe8',
  success: '#1c6238',
  successSoft: '#e5f3e8',
  warning: '#7a4a00',
  warningSoft: '#fdf1d8',
  focus: '#0b4fb3',
  band: '#0c3c3f',
  onBand: '#f6f1e7',
  onBandMuted: '#cfdfdc',
  bandLine: '#2c5a5c',
  shade: 'rgb(29 43 45 / 0.5)',
  edgeShadow: 'rgb(29 43 45 / 0.38)',
  picture: '#dcedea',
  mapLand: '#e8e1d3',
  mapServed: '#1f7572',
  onMap: '#ffffff',
  mapLine: '#fbf8f2',
} as const;

export type ColorName = keyof typeof light;

/** Dark is drawn for itself: warm text on deep green-grey, lower chroma, raised surfaces lighter. */
export const dark: Record<ColorName, string> = {
  paper: '#151b1c',
  surface: '#1c2425',
  raised: '#242d2e',
  sunken: '#111617',
  line: '#313c3d',
  border: '#819090',
  text: '#ece7dd',
  muted: '#bcc4c0',
  teal: '#86d0c8',
  tealStrong: '#aae1da',
  tealSoft: '#1c3334',
  tealLine: '#33595a',
  onTeal: '#08201f',
  coral: '#f0977f',
  coralStrong: '#f6b19d',
  coralSoft: '#3a241f',
  onCoral: '#2a0f08',
  danger: '#f5a79d',
  dangerSoft: '#3a2220',
  success: '#93d3a5',
  successSoft: '#1c3325',
  warning: '#ecc27a',
  warningSoft: '#342a18',
  focus: '#9ec5ff',
  band: '#0f2526',
  onBand: '#ece7dd',
  onBandMuted: '#b7c9c6',
  bandLine: '#284041',
  shade: 'rgb(6 10 10 / 0.65)',
  edgeShadow: 'rgb(0 0 0 / 0.75)',
  picture: '#2c4a4a',
  mapLand: '#2b3536',
  mapServed: '#79beb6',
  onMap: '#0e1f1f',
  mapLine: '#151b1c',
};

const customProperty = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const names = Object.keys(light) as ColorName[];

/** What components write: color.teal is 'var(--teal)', whichever theme is on. */
export const color = Object.fromEntries(
  names.map((name) => [name, `var(${customProperty(name)})`]),
) as Record<ColorName, string>;

/** One set of values as CSS declarations, for :root. */
export function declarations(values: Record<ColorName, string>): string {
  return names.map((name) => `${customProperty(name)}:${values[name]}`).join(';');
}
