import type { Figure } from './figure';

export const scrubs = 'scrubs' as const;

export const aideInScarf: Figure = {
  body: 'effigy/ButtonShirt',
  neck: 391,
  head: 'Hijab',
  face: 'Smile',
  skin: 'skin2',
  colors: { topColor: scrubs },
  at: [60, 215, 0.36],
};

export const womanInStripes: Figure = {
  body: 'effigy/Explaining',
  neck: 391,
  head: 'ColorBun',
  face: 'Calm',
  accessory: 'GlassesTwo',
  skin: 'skin1',
  colors: { topColor: 'coat' },
  at: [620, 215, -0.36],
};

export const manInWheelchair: Figure = {
  body: 'sitting/Wheelchair',
  neck: 604,
  head: 'GrayShort',
  face: 'Smile',
  accessory: 'Glasses',
  skin: 'skin1',
  colors: { topColor: 'coat', pantsColor: 'sand', shoesColor: 'white', wheelchairColor: 'white' },
  at: [20, 150, 0.2],
};

export const standingAide: Figure = {
  body: 'standing/DocStethoscope',
  neck: 738,
  head: 'Twists',
  face: 'Smile',
  skin: 'skin4',
  colors: { topColor: scrubs, coatColor: 'primary', shoesColor: 'white' },
  at: [650, 108, -0.174],
};

export const daughter: Figure = {
  body: 'effigy/Computer',
  neck: 391,
  head: 'Afro',
  face: 'Calm',
  skin: 'skin3',
  colors: { topColor: scrubs, computerColor: 'gray' },
  at: [60, 168, 0.34],
};

export const father: Figure = {
  body: 'effigy/Coffee',
  neck: 391,
  head: 'ShortFour',
  face: 'Smile',
  skin: 'skin3',
  colors: { topColor: 'sand', cupColor: 'accent' },
  at: [625, 168, -0.34],
};

/** Full-length figures for scenes of 440 pixels, on a ground at 420. */
export const smallAide: Figure = { ...standingAide, at: [330, 68, -0.14] };

export const manWithCane: Figure = {
  body: 'standing/WalkingColorTee',
  neck: 706,
  head: 'GrayShort',
  face: 'Smile',
  accessory: 'Glasses',
  skin: 'skin2',
  colors: { topColor: 'coat', shoesColor: 'white' },
  at: [120, 77, 0.142],
};

export const womanWithOpenHand: Figure = {
  body: 'standing/Dancer',
  neck: 717,
  head: 'ColorBun',
  face: 'Smile',
  accessory: 'GlassesTwo',
  skin: 'skin1',
  colors: { topColor: 'coat', pantsColor: 'lilac', shoesColor: 'white' },
  at: [160, 76, 0.137],
};

export const seatedMan: Figure = {
  body: 'sitting/CrossedLegs',
  neck: 612,
  head: 'ShortFour',
  face: 'Calm',
  skin: 'skin3',
  colors: { topColor: 'coat', shoesColor: 'white' },
  at: [90, 106, 0.155],
};
