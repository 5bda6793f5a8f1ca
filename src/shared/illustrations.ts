export const illustrationWidth = 640;

/** The illustrations that editors can choose in front matter. scripts/drawings/draw-assets.tsx draws them. */
export const illustrations = {
  home: {
    alt: 'An older man in a wheelchair talks with the aide who stands beside him',
    height: 560,
  },
  hha: {
    alt: 'An aide in a head scarf and an older woman with glasses smile at each other',
    height: 440,
  },
  'private-pay': {
    alt: 'A daughter at a laptop and her father with a cup go through the costs together',
    height: 440,
  },
  nhtd: {
    alt: 'A woman in a wheelchair waves in her own living room, beside a plant and a window',
    height: 520,
  },
  career: {
    alt: 'Three aides side by side: a man in a turban, a woman with curly hair, a man with glasses',
    height: 400,
  },
  'help-desk': {
    alt: 'A caregiver reads a pay slip while a woman of the office explains it',
    height: 440,
  },
  certification: {
    alt: 'A teacher points something out, and a student in scrubs listens; a certificate hangs on the wall',
    height: 460,
  },
  regions: {
    alt: 'Neighbors of different ages: a man with a cup, a woman with white hair, a young man',
    height: 400,
  },
} as const;

export type IllustrationName = keyof typeof illustrations;
export const illustrationNames = Object.keys(illustrations) as [
  IllustrationName,
  ...IllustrationName[],
];

export type Illustration = { src: string; alt: string; width: number; height: number };

/** Used by the build, so that no script contains all texts. */
export const getIllustration = (name: IllustrationName, alt: string): Illustration => ({
  src: getIllustrationPath(name),
  alt,
  width: illustrationWidth,
  height: illustrations[name].height,
});

export const getIllustrationPath = (name: IllustrationName) => `/illustrations/${name}.svg`;
