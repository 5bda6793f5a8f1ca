import { createHash } from 'node:crypto';
import Type from 'typebox';
import { checkCoverSize, minCoverSize, postPictureLimits } from '../../../contract/posts/constants';
import { PostPictureQuery, PostPictureResponse } from '../../../contract/posts/schema';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { notFound, validationError } from '../../core/http/errors';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { sendAttachment } from '../../core/http/send-attachment';
import { staffRouteOptions } from '../../core/http/staff-route';
import { acceptImages, readImage } from '../../services/uploads/image-upload';
import { findPostPicture, savePostPicture } from './picture-queries';

const { maxBytes, maxWidth } = postPictureLimits;

/** For the editor. */
export function postPictureRoutes(app: App, context: Context): void {
  const { db } = context.database;
  acceptImages(app, maxBytes);

  app.post(
    '/posts/pictures',
    staffRouteOptions(
      context,
      {
        summary: 'Upload a picture for posts',
        description: 'The body is a JPEG, PNG, or WebP image.',
        perMinute: 30,
      },
      { querystring: PostPictureQuery, response: { 201: PostPictureResponse } },
    ),
    async (request, reply) => {
      const isCover = request.query.kind === 'cover';
      const { data: bytes, info } = await readImage(request, reply, {
        // Cameras take up to 50 megapixels.
        maxPixels: 60_000_000,
        // A wide cover must stay high enough.
        resize: isCover
          ? {
              width: maxWidth,
              height: minCoverSize.height,
              fit: 'outside',
              withoutEnlargement: true,
            }
          : { width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true },
        quality: 80,
      });
      const { width, height } = info;
      const sizeIssue = isCover ? checkCoverSize(info) : null;
      if (sizeIssue !== null) throw validationError({ photo: sizeIssue });
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const { email, at } = getActor(context, request);
      await savePostPicture(db, { hash, bytes, width, height, createdAt: at, createdBy: email });
      void reply.code(201);
      return { src: `/images/posts/${hash}.webp`, width, height };
    },
  );

  app.get(
    '/posts/pictures/:name',
    staffRouteOptions(
      context,
      { summary: 'Get a picture of posts', description: 'Returns a WebP image.' },
      { params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }) },
    ),
    async (request, reply) => {
      const bytes = await findPostPicture(db, request.params.name);
      if (bytes === null) throw notFound();
      return sendAttachment(reply, { type: 'image/webp', bytes });
    },
  );
}

/** For the site's build, from which visitors get the pictures. */
export function publishedPictureRoutes(app: App, context: Context): void {
  app.get(
    '/published/pictures/:name',
    {
      // A build from a clean checkout downloads all of them, up to some thousands.
      config: rateLimit(context, { max: 30_000, perMinutes: 1 }),
      schema: {
        summary: 'Get a picture of a published post',
        tags: ['Public'],
        params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{16,64}\\.webp$' }) }),
      },
    },
    async ({ params: { name } }, reply) => {
      const { pictures } = await context.readPublished(context.now());
      const isPublished = pictures.has(`/images/posts/${name}`);
      const bytes = isPublished ? await findPostPicture(context.database.db, name) : null;
      if (bytes === null) throw notFound();
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendAttachment(reply, { type: 'image/webp', bytes });
    },
  );
}
