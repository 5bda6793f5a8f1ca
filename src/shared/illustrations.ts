export const illustrationWidth = 640;

/**
 * The illustrations that editors can choose in front matter, by their heights. scripts/drawings/draw-assets.tsx draws them, and the texts of
 * each language say what they show.
 */
export const illustrationHeights = {
  home: 560,
  hha: 440,
  'private-pay': 440,
  nhtd: 520,
  career: 400,
  'help-desk': 440,
  certification: 460,
  regions: 400,
  bathroom: 440,
  kitchen: 440,
  walk: 440,
  paperwork: 440,
  call: 440,
  training: 440,
  'first-visit': 440,
  evening: 440,
  office: 440,
  team: 400,
} as const;

export type IllustrationName = keyof typeof illustrationHeights;
export const illustrationNames = Object.keys(illustrationHeights) as [
  IllustrationName,
  ...IllustrationName[],
];

export type Illustration = { src: string; alt: string; width: number; height: number };

export const getIllustration = (name: IllustrationName, alt: string): Illustration => ({
  src: getIllustrationPath(name),
  alt,
  width: illustrationWidth,
  height: illustrationHeights[name],
});

export const getIllustrationPath = (name: IllustrationName) => `/illustrations/${name}.svg`;
