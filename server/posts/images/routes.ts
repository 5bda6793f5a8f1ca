import Type from 'typebox';
import { postPictureLimits } from '../../../contract/posts/constants';
import { PostPictureResponse } from '../../../contract/posts/schema';
import { getActor } from '../../auth/guards';
import type { Context } from '../../context';
import type { App } from '../../http/app-type';
import { notFound } from '../../http/errors';
import { getClientAbortSignal } from '../../http/request/abort-signal';
import { getClientKey } from '../../http/request/client-key';
import { sendAttachment } from '../../http/send-attachment';
import { staffRouteOptions } from '../../http/staff-route';
import { readImage, acceptImages } from '../../uploads/image-upload';
import { readPostPicture } from './image-file';
import { getPictureHash } from './image-name';
import { findPostPicture, savePostPicture } from './queries';

/** For the editor. Visitors get the pictures of published posts from the site. */
export function postPictureRoutes(app: App, context: Context): void {
  const { db } = context.database;
  acceptImages(app, postPictureLimits.maxBytes);

  app.post(
    '/posts/pictures',
    staffRouteOptions(
      context,
      {
        summary: 'Upload a picture for posts',
        description: 'The body is a JPEG, PNG, or WebP image.',
        perMinute: 30,
      },
      { response: { 201: PostPictureResponse } },
    ),
    async (request, reply) => {
      const { hash, bytes, width, height } = await readPostPicture(
        readImage(request),
        getClientKey(request.ip),
        getClientAbortSignal(reply),
      );
      const { by, at } = getActor(context, request);
      await savePostPicture(db, { hash, bytes, width, height, createdAt: at, createdBy: by });
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
      const bytes = await findPostPicture(db, getPictureHash(request.params.name));
      if (bytes === null) throw notFound();
      return sendAttachment(reply, { type: 'image/webp', bytes });
    },
  );
}
