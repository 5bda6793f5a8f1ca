import Type from 'typebox';
import { photoShapes, type PhotoShape } from '../../contract/signatures/constants';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { findEmployeePhoto } from '../employees/photo-queries';
import { findWorkProfile } from './queries';
import { notFound } from '../http/errors';
import { limits } from '../http/limits/rate-limit';
import { goneOf } from '../http/request/abort-signal';
import { senderOf } from '../http/request/client-key';
import { isPhotoSecret } from './photo-url';
import { cropPhoto } from './crop-photo';
import { idParam } from '../http/request/id-param';
import { sendInert } from '../http/send-attachment';

/** GET /signature-photos/{id}/{secret}-{shape}.png: for the mail programs of those who are written to. */
export function signaturePhotoRoutes(app: App, context: Context): void {
  const { database, vault } = context;

  app.get(
    '/signature-photos/:id/:file',
    {
      config: limits(context, { max: 120, perMinutes: 1 }),
      schema: {
        summary: 'The photo in an e-mail signature',
        description: 'Answers the picture itself: PNG. Its address is in the signature alone.',
        tags: ['Visitors'],
        params: Type.Object({
          id: idParam,
          file: Type.String({ pattern: '^[\\w-]{43}-(circle|rounded|square)\\.png$' }),
        }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const [secret, shape] = [file.slice(0, 43), shapeOf(file.slice(44, -4))];
      if (shape === null || !isPhotoSecret(vault, id, secret)) throw notFound();
      const kept = (await findWorkProfile(database.db, id))?.photo ?? null;
      const photo = kept === null ? null : await findEmployeePhoto(database.db, vault, kept);
      if (photo === null) throw notFound();
      const bytes = await cropPhoto(photo, shape, senderOf(request.ip), goneOf(reply));
      void reply
        // A day: a photo that was changed or removed is so in mails of before, too.
        .header('cache-control', 'public, max-age=86400')
        // Mail in a browser shows it from another address.
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendInert(reply, { type: 'image/png', bytes });
    },
  );
}

function shapeOf(text: string): Exclude<PhotoShape, 'none'> | null {
  const shape = (Object.keys(photoShapes) as PhotoShape[]).find((one) => one === text);
  return shape === undefined || shape === 'none' ? null : shape;
}
