import Type from 'typebox';
import { postPictureLimits } from '../../contract/post-words';
import { PostPictureAnswer } from '../../contract/posts';
import type { App } from '../app-type';
import type { Context } from '../context';
import { openPostPicture, putPostPicture } from '../db/queries/post-pictures';
import { notFound } from '../errors';
import { readPostPicture } from '../files/post-picture';
import { goneOf } from '../public-forms/gone';
import { senderOf } from '../calls/sender';
import { nameOfPicture } from '../posts/picture-name';
import { doneBy } from './done-by';
import { sentPicture, takePictures } from './sent-picture';
import { staffRoute } from './staff-route';
import { sendInert } from '../files/send-inert';

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
