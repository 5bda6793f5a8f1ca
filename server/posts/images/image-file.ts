import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { postPictureLimits } from '../../../contract/posts/constants';
import { invalid } from '../../http/errors';
import { imageType } from '../../uploads/benefit-card';
import { inTurn } from '../../uploads/document-queue';
import { photoMessages } from '../../uploads/photo';

/** Cameras make up to 50 million. */
const mostPixels = 60_000_000;

/**
 * A picture of a post as it is kept: WebP of at most 1,600 pixels across, drawn anew as profile photos are (photo.ts), with the hash of its
 * bytes. Throws a 400 on the field `photo`, 503 when too many wait to be drawn;
 * `gone` takes it out of them.
 */
export async function readPostPicture(
  bytes: Buffer,
  sender: string,
  gone?: AbortSignal,
): Promise<{ hash: string; bytes: Buffer; width: number; height: number }> {
  if (imageType(bytes) === null) throw invalid({ photo: photoMessages.kind });
  const draw = async () => {
    try {
      const { widest } = postPictureLimits;
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .timeout({ seconds: 15 })
        .rotate()
        .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
    } catch {
      throw invalid({ photo: photoMessages.broken });
    }
  };
  const drawn = await inTurn(sender, draw, gone);
  const hash = createHash('sha256').update(drawn.data).digest('hex').slice(0, 32);
  return { hash, bytes: drawn.data, width: drawn.info.width, height: drawn.info.height };
}
