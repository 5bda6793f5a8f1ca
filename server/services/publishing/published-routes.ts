import Type from 'typebox';
import { Published } from '../../../contract/publishing/schema';
import type { ServiceContext } from '../context';
import type { App } from '../../core/http/app-type';
import { notFound } from '../../core/http/errors';
import { conditionalGet } from '../../core/http/etag';
import { sendJson } from '../../core/http/json-reply';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { sendAttachment } from '../../core/http/send-attachment';
import { findPostPicture } from '../../features/posts/picture-queries';
import { createPublishedCache } from './published-files';

const tags = ['Public'];

/** Published posts and jobs with their pictures, for the site's build. Public, because they contain nothing scheduled. */
export function publishedRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;
  const readCached = createPublishedCache(db);
  const readPublished = () => readCached(context.now());
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-robots-tag', 'noindex');
  });
  app.get(
    '/published',
    {
      config: rateLimit(context, { max: 60, perMinutes: 1 }),
      preHandler: conditionalGet(
        async () => (await readPublished()).revision,
        () => '',
      ),
      schema: {
        summary: 'List published posts and jobs, for the build of the site',
        tags,
        response: { 200: Published },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-cache');
      return sendJson(reply, (await readPublished()).json);
    },
  );

  app.get(
    '/published/pictures/:name',
    {
      // A build from a clean checkout downloads all of them, up to some thousands.
      config: rateLimit(context, { max: 30_000, perMinutes: 1 }),
      schema: {
        summary: 'Get a picture of a published post',
        tags,
        params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{16,64}\\.webp$' }) }),
      },
    },
    async ({ params: { name } }, reply) => {
      const { pictures } = await readPublished();
      const isPublished = pictures.has(`/images/posts/${name}`);
      const bytes = isPublished ? await findPostPicture(db, name) : null;
      if (bytes === null) throw notFound();
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendAttachment(reply, { type: 'image/webp', bytes });
    },
  );
}
