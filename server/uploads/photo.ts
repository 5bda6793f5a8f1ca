import sharp from 'sharp';
import { validationError } from '../http/errors';
import { detectImageType } from './benefit-card';
import { documentQueue } from './document-queue';

/** In pixels: the largest display size is 96, on screens of twice the density. */
const photoSize = 256;
/** Browsers send a cropped photo, which has fewer. */
const maxPixels = 16_000_000;

export const photoMessages = {
  kind: 'Please choose a picture (JPEG, PNG or WebP).',
  broken: 'This picture could not be read. Please choose another one.',
} as const;

/**
 * Converts a profile photo to a square WebP. Re-encoding rejects fake images and drops the location, time, and device of camera metadata.
 * Throws a 400 on the field `photo`, or 503 when too many files are waiting.
 * @param client key for fair queueing
 */
export async function readPhoto(
  bytes: Buffer,
  client: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  if (detectImageType(bytes) === null) throw validationError({ photo: photoMessages.kind });
  const convert = async () => {
    try {
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .timeout({ seconds: 10 })
        .rotate()
        .resize(photoSize, photoSize, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw validationError({ photo: photoMessages.broken });
    }
  };
  return documentQueue(client, convert, signal);
}
