import type { FastifyReply, FastifyRequest } from 'fastify';
import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';
import { heicMessage, checkPhotoSize, photoLimits } from '../../../contract/shared/photos';
import type { App } from '../../core/http/app-type';
import { HttpError, validationError } from '../../core/http/errors';
import { getClientAbortSignal } from '../../core/http/request/abort-signal';
import { getClientKey } from '../../core/http/request/client-key';
import { fairQueue } from '../../core/workers/fair-queue';

// One thread per image leaves the other core free for requests.
sharp.concurrency(1);
sharp.cache(false);
// The decoders of other formats, which have had most of the vulnerabilities, stay out of reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    // The mask of a round photo
    'VipsForeignLoadSvg',
  ],
});

const wrongType = 'Please choose a picture (JPEG, PNG, or WebP).';

export function acceptImages(app: App, maxBytes: number = photoLimits.maxSentBytes): void {
  app.addContentTypeParser(
    [...photoLimits.types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
}

/**
 * Converts the image of a request body to WebP. Re-encoding rejects fake images and drops the location, time, and device of camera
 * metadata. Throws 415 for another content type, 400 on the field `photo`, and 503 when too many files are waiting.
 */
export async function readImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxPixels, resize, quality }: { maxPixels: number; resize: ResizeOptions; quality: number },
): Promise<{ data: Buffer; info: OutputInfo }> {
  const { body } = request;
  if (!Buffer.isBuffer(body)) throw new HttpError(415, 'unsupported_media_type', wrongType);
  if (detectImageType(body) === null) {
    throw validationError({ photo: isHeic(body) ? heicMessage : wrongType });
  }
  const convert = async () => {
    try {
      return await decodeImage(body, maxPixels, resize)
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
    } catch {
      throw validationError({
        photo: 'This picture couldn’t be opened. Please choose another one.',
      });
    }
  };
  return documentQueue(getClientKey(request.ip), convert, getClientAbortSignal(reply));
}

/** Returns a square. Throws as readImage does, and 400 for a photo that is too small. */
export async function readPhoto(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const { data } = await readImage(request, reply, {
    // Browsers send a cropped photo.
    maxPixels: 16_000_000,
    // The largest display size is 96, on screens of twice the density.
    resize: { width: 256, height: 256, fit: 'cover' },
    quality: 82,
  });
  const sizeIssue = checkPhotoSize(await sharp(request.body as Buffer).metadata());
  if (sizeIssue !== null) throw validationError({ photo: sizeIssue });
  return data;
}

export function decodeImage(bytes: Buffer, maxPixels: number, resize: ResizeOptions): Sharp {
  return (
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: 15 })
      // Applies the camera's orientation before the metadata is dropped.
      .rotate()
      .resize(resize)
  );
}

export function detectImageType(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null;
}

/** HEIC, with its brands in the first box (ISO 23008-12, annex B). sharp comes without its codec. */
export function isHeic(bytes: Buffer): boolean {
  return /^[^]{4}ftyp[^]{0,40}?(?:hei[cxms]|hev[cxms])/.test(bytes.toString('latin1', 0, 60));
}

/** Images and documents are processed one at a time, because some need hundreds of megabytes each (docs/decisions/010). */
export const documentQueue = fairQueue({ total: 12, perClient: 3 });
