import { expect, test } from 'vitest';
import { pngAsIco } from './ico';

test('an icon file says where its one picture is, how long and how large', () => {
  const png = Buffer.from('the bytes of a picture');
  const ico = pngAsIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const length = ico.readUInt32LE(14);
  const offset = ico.readUInt32LE(18);
  expect(ico.subarray(offset, offset + length)).toEqual(png);
  expect(ico).toHaveLength(offset + length);
});
