import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeImage } from './image-upload';

const sample = sharp({ create: { width: 40, height: 20, channels: 3, background: '#488' } });
const decode = (bytes: Buffer) =>
  decodeImage(bytes, 1_000, { width: 20 }).webp().toBuffer({ resolveWithObject: true });

test.each(['jpeg', 'png', 'webp'] as const)('decodes %s', async (format) => {
  const { info } = await decode(await sample.clone().toFormat(format).toBuffer());
  expect([info.width, info.height]).toEqual([20, 10]);
});

test.each(['gif', 'tiff', 'avif'] as const)('has no decoder for %s', async (format) => {
  const picture = await sample.clone().toFormat(format).toBuffer();
  await expect(decode(picture)).rejects.toThrow('unsupported image format');
});
