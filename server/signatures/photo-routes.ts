import Type from 'typebox';
import type { PhotoShape } from '../../contract/signatures/constants';
import { recordId } from '../../contract/shared/schema/fields';
import type { Context } from '../context';
import { findEmployeePhoto } from '../employees/photo-queries';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { rateLimit } from '../http/limits/rate-limit';
import { getClientAbortSignal } from '../http/request/abort-signal';
import { getClientKey } from '../http/request/client-key';
import { sendAttachment } from '../http/send-attachment';
import { cropPhoto } from './crop-photo';
import { isPhotoSecret } from './photo-url';
import { findWorkProfile } from './queries';

const fileName = /^([\w-]{43})-(circle|rounded|square)\.png$/;

/** Public, for the mail programs of recipients. */
export function signaturePhotoRoutes(app: App, context: Context): void {
  const { database, vault } = context;

  app.get(
    '/signature-photos/:id/:file',
    {
      config: rateLimit(context, { max: 120, perMinutes: 1 }),
      schema: {
        summary: 'Get the photo of an e-mail signature',
        description: 'Returns a PNG image. Only the signature contains its URL.',
        tags: ['Visitors'],
        params: Type.Object({ id: recordId, file: Type.String({ pattern: fileName.source }) }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const [, secret = '', shape] = fileName.exec(file) ?? [];
      if (!isPhotoSecret(vault, id, secret)) throw notFound();
      const photoId = (await findWorkProfile(database.db, id))?.photo ?? null;
      const photo = photoId && (await findEmployeePhoto(database.db, vault, photoId));
      if (!photo) throw notFound();
      const bytes = await cropPhoto(
        photo,
        shape as Exclude<PhotoShape, 'none'>,
        getClientKey(request.ip),
        getClientAbortSignal(reply),
      );
      void reply
        // One day, so that changed and removed photos disappear from old mails.
        .header('cache-control', 'public, max-age=86400')
        // Webmail shows it on another origin.
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendAttachment(reply, { type: 'image/png', bytes });
    },
  );
}
