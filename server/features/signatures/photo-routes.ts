import { timingSafeEqual } from 'node:crypto';
import sharp from 'sharp';
import type { PhotoShape } from '../../../contract/signatures/constants';
import { signatureEndpoints, signaturePhotoFile } from '../../../contract/signatures/endpoints';
import type { Context } from '../context';
import type { Encryption } from '../../core/db/encryption/encryption';
import { findCurrentPhotoId, findEmployeePhoto, getToday } from '../employees/service';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { getClientKey } from '../../core/http/request/client-key';
import { sendAttachment } from '../../core/http/send-attachment';
import { fairQueue } from '../../core/workers/fair-queue';

const maxCropped = 1_000;

type Shape = Exclude<PhotoShape, 'none'>;

/**
 * Anyone with the URL can ask for photos, and images are processed by the threads that also read files. Separate from the queue of
 * uploads, which can take seconds each. A mail may show the photos of a whole office.
 */
export const cropQueue = fairQueue(
  { total: 600, perClient: 120 },
  'Many photos are being loaded right now. Please try again in half a minute.',
);

/** Public, for the mail programs of recipients. */
export function signaturePhotoRoutes(app: App, context: Context): void {
  const { database, encryption } = context;

  const handle = createHandle(app, context, signatureEndpoints);
  const cropped = createPhotoCache();

  handle('GET /signature-photos/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, secret = '', shape] = signaturePhotoFile.exec(file) ?? [];
    if (!isPhotoSecret(encryption, id, secret)) throw notFound();
    const photoId = await findCurrentPhotoId(database.db, id, getToday(context));
    if (photoId === null) throw notFound();
    const bytes = await cropped.get(`${photoId} ${String(shape)}`, async () => {
      const photo = await findEmployeePhoto(database.db, encryption, photoId);
      if (!photo) throw notFound();
      const crop = () => cropPhoto(photo, shape as Shape);
      return cropQueue(getClientKey(request.ip), crop);
    });
    void reply
      // One day, so that changed and removed photos disappear from old mails.
      .header('cache-control', 'public, max-age=86400')
      // Webmail shows it on another origin.
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendAttachment(reply, { type: 'image/png', bytes });
  });
}

/** Keeps the latest results, about 10 kB each. A new photo has a new id. */
function createPhotoCache() {
  const photos = new Map<string, Promise<Buffer>>();
  return {
    get(key: string, crop: () => Promise<Buffer>): Promise<Buffer> {
      const photo = photos.get(key) ?? crop();
      // The one used last is deleted last.
      photos.delete(key);
      photos.set(key, photo);
      photo.catch(() => photos.delete(key));
      if (photos.size > maxCropped) photos.delete(photos.keys().next().value ?? '');
      return photo;
    },
  };
}

/**
 * The unguessable path of an employee's photo for mail programs, which can't sign in. It stays when the photo changes, so that
 * mails sent before show the new one.
 */
export function buildPhotoPath(encryption: Encryption, employeeId: string, shape: Shape): string {
  return `/signature-photos/${employeeId}/${derivePhotoSecret(encryption, employeeId)}-${shape}.png`;
}

function isPhotoSecret(encryption: Encryption, employeeId: string, secret: string): boolean {
  const expected = Buffer.from(derivePhotoSecret(encryption, employeeId));
  const actual = Buffer.from(secret);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derivePhotoSecret(encryption: Encryption, employeeId: string): string {
  return encryption.deriveToken(`signature_photos:${employeeId}`);
}

/** Twice the largest displayed size, in pixels. */
const side = 192;

const cornerRadius: Record<Shape, number> = { circle: side / 2, rounded: side / 6, square: 0 };

function cropPhoto(photo: Buffer, shape: Shape): Promise<Buffer> {
  const radius = String(cornerRadius[shape]);
  const mask = `<svg width="${String(side)}" height="${String(side)}"><rect width="100%" height="100%" rx="${radius}" ry="${radius}"/></svg>`;
  return sharp(photo)
    .resize(side, side)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ palette: true, colours: 256 })
    .toBuffer();
}
