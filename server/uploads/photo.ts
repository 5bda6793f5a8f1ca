import sharp from 'sharp';
import { invalid } from '../http/errors';
import { imageType } from './benefit-card';
import { inTurn } from './document-queue';

/** Side of a kept photo in pixels: the largest one shown is 96, on screens of twice the density. */
const side = 256;
/** Browsers send what they have cropped; more than this is none of it. */
const mostPixels = 16_000_000;

export const photoMessages = {
  kind: 'Please choose a picture (JPEG, PNG or WebP).',
  broken: 'This picture could not be read. Please choose another one.',
} as const;

/**
 * A profile photo as it is kept: a square WebP, drawn anew, which refuses what only pretends to be a picture and drops place, time
 * and device that cameras write into them. Throws a 400 on the field `photo`, 503 when too many wait to be drawn.
 * @param sender whose turn it takes among those that wait
 * @param gone takes it out of them
 */
export async function readPhoto(
  bytes: Buffer,
  sender: string,
  gone?: AbortSignal,
): Promise<Buffer> {
  if (imageType(bytes) === null) throw invalid({ photo: photoMessages.kind });
  const draw = async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .timeout({ seconds: 10 })
        .rotate()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw invalid({ photo: photoMessages.broken });
    }
  };
  return inTurn(sender, draw, gone);
}
