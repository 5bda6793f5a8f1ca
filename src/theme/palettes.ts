import type { ColorName } from './tokens';

/** Contrast (palettes.test.ts): text 7:1, links and labels 4.5:1, borders of controls 3:1. */
const colors: Readonly<Record<ColorName, readonly [light: string, dark: string]>> = {
  background: ['#fbf8f2', '#151b1c'],
  surface: ['#ffffff', '#1c2425'],
  surfaceRaised: ['#ffffff', '#242d2e'],
  surfaceSunken: ['#f3ede2', '#111617'],
  divider: ['#e4dccd', '#313c3d'],
  border: ['#81786a', '#819090'],
  text: ['#1d2b2d', '#ece7dd'],
  muted: ['#434f51', '#bcc4c0'],
  primary: ['#0a5b5d', '#86d0c8'],
  primaryStrong: ['#07474a', '#aae1da'],
  primarySoft: ['#e1f0ee', '#1c3334'],
  primaryBorder: ['#b5d8d4', '#33595a'],
  onPrimary: ['#ffffff', '#08201f'],
  accent: ['#bc3d28', '#f0977f'],
  accentStrong: ['#a53220', '#f6b19d'],
  onAccent: ['#ffffff', '#2a0f08'],
  danger: ['#a8201a', '#f5a79d'],
  dangerSoft: ['#fcebe8', '#3a2220'],
  success: ['#1c6238', '#93d3a5'],
  successSoft: ['#e5f3e8', '#1c3325'],
  warning: ['#7a4a00', '#ecc27a'],
  warningSoft: ['#fdf1d8', '#342a18'],
  focus: ['#0b4fb3', '#9ec5ff'],
  band: ['#0c3c3f', '#0f2526'],
  onBand: ['#f6f1e7', '#ece7dd'],
  onBandMuted: ['#cfdfdc', '#b7c9c6'],
  bandLine: ['#2c5a5c', '#284041'],
  shade: ['rgb(29 43 45 / 0.5)', 'rgb(6 10 10 / 0.65)'],
  edgeShadow: ['rgb(29 43 45 / 0.38)', 'rgb(0 0 0 / 0.75)'],
  picture: ['#dcedea', '#2c4a4a'],
  mapLand: ['#e8e1d3', '#2b3536'],
  mapServed: ['#1f7572', '#79beb6'],
  onMap: ['#ffffff', '#0e1f1f'],
  mapLine: ['#fbf8f2', '#151b1c'],
};

const pick = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[index]])) as Record<
    ColorName,
    string
  >;

export const light = pick(0);
export const dark = pick(1);
