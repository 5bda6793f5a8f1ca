import sharp from 'sharp';
import type { PhotoShape } from '../../contract/signatures/constants';
import { fairQueue } from '../workers/fair-queue';

/** Separate from the queue of uploads, which can take seconds each. A mail may show the photos of a whole office. */
const enqueue = fairQueue({ total: 600, perClient: 120 });

/** Twice the largest displayed size, in pixels. */
const side = 192;

const cornerRadius: Record<Exclude<PhotoShape, 'none'>, number> = {
  circle: side / 2,
  rounded: side / 6,
  square: 0,
};

/** Returns a PNG with transparent corners. Throws 503 when the queue is full. */
export async function cropPhoto(
  photo: Buffer,
  shape: Exclude<PhotoShape, 'none'>,
  sender: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const radius = String(cornerRadius[shape]);
  const mask = Buffer.from(
    `<svg width="${String(side)}" height="${String(side)}"><rect width="100%" height="100%" rx="${radius}" ry="${radius}"/></svg>`,
  );
  const crop = () =>
    sharp(photo)
      .resize(side, side)
      .composite([{ input: mask, blend: 'dest-in' }])
      .png({ palette: true, colours: 256 })
      .toBuffer();
  return enqueue(sender, crop, signal);
}
