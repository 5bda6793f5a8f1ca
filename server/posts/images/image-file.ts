import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { postPictureLimits } from '../../../contract/posts/constants';
import { validationError } from '../../http/errors';
import { detectImageType } from '../../uploads/benefit-card';
import { documentQueue } from '../../uploads/document-queue';
import { photoMessages } from '../../uploads/photo';

/** Cameras take up to 50 megapixels. */
const maxPixels = 60_000_000;

/**
 * Re-encodes a picture as WebP of up to 1,600 pixels and hashes it. Throws 400 on `photo`, and 503 when the queue of uploads is full.
 * @param sender its pictures are processed one after another
 * @param signal removes the picture from the queue
 */
export async function readPostPicture(
  bytes: Buffer,
  sender: string,
  signal?: AbortSignal,
): Promise<{ hash: string; bytes: Buffer; width: number; height: number }> {
  if (detectImageType(bytes) === null) throw validationError({ photo: photoMessages.kind });
  const encode = async () => {
    try {
      const { maxWidth } = postPictureLimits;
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .timeout({ seconds: 15 })
        .rotate()
        .resize(maxWidth, maxWidth, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
    } catch {
      throw validationError({ photo: photoMessages.broken });
    }
  };
  const { data, info } = await documentQueue(sender, encode, signal);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { hash, bytes: data, width: info.width, height: info.height };
}
