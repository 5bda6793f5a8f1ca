import { accountEndpoints } from '../../../contract/accounts/endpoints';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { forbidden, notFound } from '../../core/http/errors';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { sendAttachment } from '../../core/http/send-attachment';
import { getIdentity } from '../../services/auth/guards';
import { acceptImages, readPhoto } from '../../services/uploads/image-upload';
import type { Context } from '../context';
import { deleteProfilePhoto, findProfilePhoto, saveProfilePhoto } from './photo-queries';

/** Stores the photo only. The browser sets its URL in the profile at the identity provider. */
export function profilePhotoRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, accountEndpoints);
  acceptImages(app);

  handle('GET /photos/:id', async ({ params }, reply) => {
    const bytes = await findProfilePhoto(db, params.id);
    if (bytes === null) throw notFound();
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // The site may have another origin than the API.
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendAttachment(reply, { type: 'image/webp', bytes });
  });

  handle(
    'POST /profile/photo',
    async (request, reply) => {
      const { uid, email } = getIdentity(request);
      // Photos are public, so anonymous accounts with an unverified email can't publish any.
      if (email === null) throw forbidden();
      const bytes = await readPhoto(request, reply);
      const id = await saveProfilePhoto(db, { uid, bytes, at: context.now().toISOString() });
      return { path: `/photos/${id}` };
    },
    { config: rateLimit(context, { max: 10, perMinutes: 10 }) },
  );

  handle('DELETE /profile/photo', (request) => deleteProfilePhoto(db, getIdentity(request).uid), {
    config: rateLimit(context, { max: 30, perMinutes: 10 }),
  });
}
