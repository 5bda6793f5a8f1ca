import Type from 'typebox';
import { recordId } from '../../../contract/shared/schema/fields';
import { ProfilePhotoResponse } from '../../../contract/accounts/schema';
import { getIdentity } from '../../services/auth/guards';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { forbidden, notFound } from '../../core/http/errors';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { sendAttachment } from '../../core/http/send-attachment';
import { acceptImages, readPhoto } from '../../services/uploads/image-upload';
import { deleteProfilePhoto, findProfilePhoto, saveProfilePhoto } from './photo-queries';

export function photoRoutes(app: App, { database }: Context): void {
  app.get(
    '/photos/:id',
    {
      schema: {
        summary: 'Get a profile photo',
        description: 'Returns a WebP image.',
        tags: ['Visitors'],
        params: Type.Object({ id: recordId }),
      },
    },
    async (request, reply) => {
      const bytes = await findProfilePhoto(database.db, request.params.id);
      if (bytes === null) throw notFound();
      void reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // The site may have another origin than the API.
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendAttachment(reply, { type: 'image/webp', bytes });
    },
  );
}

/** Stores the photo only. The browser sets its URL in the profile at the identity provider. */
export function profilePhotoRoutes(app: App, context: Context): void {
  const { db } = context.database;
  acceptImages(app);
  const signedIn = { tags: ['Signed in'], security: [{ idToken: [] }] };

  app.post(
    '/profile/photo',
    {
      config: rateLimit(context, { max: 10, perMinutes: 10 }),
      schema: {
        summary: 'Set your profile photo',
        description: 'The body is a JPEG, PNG, or WebP image. It is cropped to a square.',
        ...signedIn,
        response: { 201: ProfilePhotoResponse },
      },
    },
    async (request, reply) => {
      const { uid, email } = getIdentity(request);
      // Photos are public, so anonymous accounts with an unverified e-mail can't publish any.
      if (email === null) throw forbidden();
      const bytes = await readPhoto(request, reply);
      const id = await saveProfilePhoto(db, { uid, bytes, at: context.now().toISOString() });
      void reply.code(201);
      return { path: `/photos/${id}` };
    },
  );

  app.delete(
    '/profile/photo',
    {
      config: rateLimit(context, { max: 30, perMinutes: 10 }),
      schema: { summary: 'Remove your profile photo', ...signedIn },
    },
    async (request, reply) => {
      await deleteProfilePhoto(db, getIdentity(request).uid);
      return reply.code(204).send();
    },
  );
}
