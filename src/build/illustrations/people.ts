import type { Figure } from './figure';

/** Clothes of an aide: the same teal in every picture. */
export const scrubs = 'scrubs' as const;

export const aideInScarf: Figure = {
  body: 'effigy/ButtonShirt',
  neck: 391,
  head: 'Hijab',
  face: 'Smile',
  skin: 'skin2',
  wears: { topColor: scrubs },
  at: [60, 215],
  scale: 0.36,
};

export const womanInStripes: Figure = {
  body: 'effigy/Explaining',
  neck: 391,
  head: 'ColorBun',
  face: 'Calm',
  accessory: 'GlassesTwo',
  skin: 'skin1',
  wears: { topColor: 'coat' },
  at: [620, 215],
  scale: 0.36,
  mirrored: true,
};

export const manInWheelchair: Figure = {
  body: 'sitting/Wheelchair',
  neck: 604,
  head: 'GrayShort',
  face: 'Smile',
  accessory: 'Glasses',
  skin: 'skin1',
  wears: { topColor: 'coat', pantsColor: 'sand', shoesColor: 'white', wheelchairColor: 'white' },
  at: [20, 150],
  scale: 0.2,
};

export const standingAide: Figure = {
  body: 'standing/DocStethoscope',
  neck: 738,
  head: 'Twists',
  face: 'Smile',
  skin: 'skin4',
  wears: { topColor: scrubs, coatColor: 'teal', shoesColor: 'white' },
  at: [650, 108],
  scale: 0.174,
  mirrored: true,
};

export const daughter: Figure = {
  body: 'effigy/Computer',
  neck: 391,
  head: 'Afro',
  face: 'Calm',
  skin: 'skin3',
  wears: { topColor: scrubs, computerColor: 'gray' },
  at: [60, 168],
  scale: 0.34,
};

export const father: Figure = {
  body: 'effigy/Coffee',
  neck: 391,
  head: 'ShortFour',
  face: 'Smile',
  skin: 'skin3',
  wears: { topColor: 'sand', cupColor: 'coral' },
  at: [625, 168],
  scale: 0.34,
  mirrored: true,
};
