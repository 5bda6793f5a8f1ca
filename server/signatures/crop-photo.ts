import sharp from 'sharp';
import type { PhotoShape } from '../../contract/signatures/constants';
import { fairQueue } from '../workers/fair-queue';

/**
 * Some milliseconds each, of our own small photos, and a mail shows a whole office's: apart from files that people send, whose turn takes
 * seconds. As many of one sender as its route takes in a minute.
 */
const inTurn = fairQueue({ total: 600, perClient: 120 });

/** Twice what the largest layout shows. */
const side = 192;

/** The corners that a shape leaves, in pixels. */
const radii: Record<Exclude<PhotoShape, 'none'>, number> = {
  circle: side / 2,
  rounded: side / 6,
  square: 0,
};

/**
 * A photo in a shape, as PNG with clear corners: light or dark shows through.
 * @param photo as it is kept (files/photo.ts); `sender` waits its turn among those that have pictures drawn, and `gone` leaves them
 */
export async function shapedPhoto(
  photo: Buffer,
  shape: Exclude<PhotoShape, 'none'>,
  sender: string,
  gone?: AbortSignal,
): Promise<Buffer> {
  const corner = String(radii[shape]);
  const mask = Buffer.from(
    `<svg width="${String(side)}" height="${String(side)}"><rect width="100%" height="100%" rx="${corner}" ry="${corner}"/></svg>`,
  );
  const draw = () =>
    sharp(photo)
      .resize(side, side)
      .composite([{ input: mask, blend: 'dest-in' }])
      .png({ palette: true, colours: 256 })
      .toBuffer();
  return inTurn(sender, draw, gone);
}
