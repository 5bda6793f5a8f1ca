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
  bathroom: {
    alt: 'An older woman reaches for the grab bar beside her tub, and an aide stands next to her',
    height: 440,
  },
  kitchen: {
    alt: 'An aide and an older woman cook together; the woman stirs a steaming pot',
    height: 440,
  },
  walk: {
    alt: 'An older man with a cane and an aide take a walk past trees and a bench',
    height: 440,
  },
  paperwork: {
    alt: 'An older man reads a letter, and his daughter goes through the pile of papers with him',
    height: 440,
  },
  call: {
    alt: 'A daughter and her mother, in two different places, talk on the phone',
    height: 440,
  },
  training: {
    alt: 'A student practices with a blanket at the bed of a classmate, and the teacher watches',
    height: 440,
  },
  'first-visit': {
    alt: 'An older woman opens her door and welcomes an aide who carries a bag',
    height: 440,
  },
  evening: {
    alt: 'A man sits in his armchair at night, with a lamp, a cup, and an aide nearby',
    height: 440,
  },
  office: {
    alt: 'A man with a headset answers a call at his desk and looks at a laptop',
    height: 440,
  },
  team: {
    alt: 'Four colleagues side by side: a man with a headset, a nurse, a woman with a cup, a woman with bangs',
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
