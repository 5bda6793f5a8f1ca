import Type from 'typebox';
import { postPictureLimits } from '../../../contract/posts/constants';
import { PostPictureAnswer } from '../../../contract/posts/schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { openPostPicture, putPostPicture } from './queries';
import { notFound } from '../../http/errors';
import { readPostPicture } from './image-file';
import { goneOf } from '../../http/request/abort-signal';
import { senderOf } from '../../http/request/client-key';
import { nameOfPicture } from './image-name';
import { doneBy } from '../../auth/actor';
import { sentPicture, takePictures } from '../../uploads/image-upload';
import { staffRoute } from '../../http/staff-route';
import { sendInert } from '../../http/send-attachment';

/** POST /posts/pictures: keeps a picture, drawn anew; GET /posts/pictures/{name}: it, for who writes. Visitors get those of published posts from the site. */
export function postPictureRoutes(app: App, context: Context): void {
  const { db } = context.database;
  takePictures(app, postPictureLimits.maxBytes);

  app.post(
    '/posts/pictures',
    staffRoute(
      context,
      {
        summary: 'Keep a picture for posts',
        description: 'The body is the picture: JPEG, PNG or WebP.',
        perMinute: 30,
      },
      { response: { 201: PostPictureAnswer } },
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
      { summary: 'A picture of posts', description: 'Answers the picture itself: WebP.' },
      { params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }) },
    ),
    async (request, reply) => {
      const picture = await openPostPicture(db, nameOfPicture(request.params.name));
      if (picture === null) throw notFound();
      return sendInert(reply, { type: 'image/webp', bytes: picture });
    },
  );
}
