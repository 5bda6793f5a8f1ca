import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeIndexedPng } from './indexed-png';

test('encodes pixels in the colors of a palette', async () => {
  const palette = Buffer.from([255, 0, 0, 0, 128, 255]);
  const png = await encodeIndexedPng(Buffer.from([0, 1, 1, 1, 0, 1]), palette, {
    width: 3,
    height: 2,
  });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  const [red, blue] = [
    [255, 0, 0],
    [0, 128, 255],
  ];
  expect([...data]).toEqual([red, blue, blue, blue, red, blue].flat());
});
