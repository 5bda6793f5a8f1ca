import Type from 'typebox';
import { postPictureLimits } from '../../../contract/posts/constants';
import { PostPictureResponse } from '../../../contract/posts/schema';
import { doneBy } from '../../auth/actor';
import type { Context } from '../../context';
import type { App } from '../../http/app-type';
import { notFound } from '../../http/errors';
import { goneOf } from '../../http/request/abort-signal';
import { senderOf } from '../../http/request/client-key';
import { sendInert } from '../../http/send-attachment';
import { staffRoute } from '../../http/staff-route';
import { sentPicture, takePictures } from '../../uploads/image-upload';
import { readPostPicture } from './image-file';
import { nameOfPicture } from './image-name';
import { openPostPicture, putPostPicture } from './queries';

/** For the editor. Visitors get the pictures of published posts from the site. */
export function postPictureRoutes(app: App, context: Context): void {
  const { db } = context.database;
  takePictures(app, postPictureLimits.maxBytes);

  app.post(
    '/posts/pictures',
    staffRoute(
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
        sentPicture(request),
        senderOf(request.ip),
        goneOf(reply),
      );
      const { by, at } = doneBy(context, request);
      await putPostPicture(db, { hash, bytes, width, height, created_at: at, created_by: by });
      void reply.code(201);
      return { src: `/images/posts/${hash}.webp`, width, height };
    },
  );

  app.get(
    '/posts/pictures/:name',
    staffRoute(
      context,
      { summary: 'Get a picture of posts', description: 'Returns a WebP image.' },
      { params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }) },
    ),
    async (request, reply) => {
      const bytes = await openPostPicture(db, nameOfPicture(request.params.name));
      if (bytes === null) throw notFound();
      return sendInert(reply, { type: 'image/webp', bytes });
    },
  );
}
