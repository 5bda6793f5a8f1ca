import Type from 'typebox';
import { PhotoAnswer } from '../../../contract/accounts/profile-photo-schema';
import type { App } from '../../http/app-type';
import { identityOf } from '../../auth/guards';
import type { Context } from '../../context';
import { deleteProfilePhoto, findProfilePhoto, saveProfilePhoto } from './queries';
import { forbidden, notFound } from '../../http/errors';
import { readPhoto } from '../../uploads/photo';
import { limits } from '../../http/limits/rate-limit';
import { goneOf } from '../../http/request/abort-signal';
import { senderOf } from '../../http/request/client-key';
import { idParam } from '../../http/request/id-param';
import { sentPicture, takePictures } from '../../uploads/image-upload';
import { sendInert } from '../../http/send-attachment';

/** GET /photos/{id}: a profile photo. Whoever knows its address may see it; a changed photo has another one. */
export function photoRoutes(app: App, { database }: Context): void {
  app.get(
    '/photos/:id',
    {
      schema: {
        summary: 'A profile photo',
        description: 'Answers the picture itself: WebP.',
        tags: ['Visitors'],
        params: Type.Object({ id: idParam }),
      },
    },
    async (request, reply) => {
      const photo = await findProfilePhoto(database.db, request.params.id);
      if (photo === null) throw notFound();
      void reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // The site may be at another address than the API.
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendInert(reply, { type: 'image/webp', bytes: photo });
    },
  );
}

/**
 * POST /profile/photo: the photo of who is signed in, as the bytes of a picture; DELETE: none any more. The profile of the identity provider
 * is not ours to write: the browser sets its address there.
 */
export function profilePhotoRoutes(app: App, context: Context): void {
  const { db } = context.database;
  takePictures(app);
  const secured = { tags: ['Signed in'], security: [{ idToken: [] }] };

  app.post(
    '/profile/photo',
    {
      config: limits(context, { max: 10, perMinutes: 10 }),
      schema: {
        summary: 'Set one’s own profile photo',
        description: 'The body is the picture: JPEG, PNG or WebP. It is cut to a square.',
        ...secured,
        response: { 201: PhotoAnswer },
      },
    },
    async (request, reply) => {
      const { uid, email } = identityOf(request);
      // An address that is not proven may be anybody's, and what they show is public.
      if (email === null) throw forbidden();
      const bytes = await readPhoto(sentPicture(request), senderOf(request.ip), goneOf(reply));
      const id = await saveProfilePhoto(db, { uid, bytes, at: context.now().toISOString() });
      void reply.code(201);
      return { path: `/photos/${id}` };
    },
  );

  app.delete(
    '/profile/photo',
    {
      config: limits(context, { max: 30, perMinutes: 10 }),
      schema: { summary: 'Remove one’s own profile photo', ...secured },
    },
    async (request, reply) => {
      await deleteProfilePhoto(db, identityOf(request).uid);
      return reply.code(204).send();
    },
  );
}
