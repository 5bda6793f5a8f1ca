import Type from 'typebox';
import { Published } from '../../contract/published';
import type { App } from '../app-type';
import type { Context } from '../context';
import { notFound } from '../errors';
import { publishedPicture } from '../posts/published-posts';
import { collectPublished } from '../publish/published';
import { sendUnlessKnown } from './unchanged';

const tags = ['Public'];

/**
 * GET /published and /published/pictures/{name}: what the office has published, as files for the build of the site. All of it is on
 * the site anyway.
 */
export function publishedRoutes(app: App, context: Context): void {
  const { published, database, now } = context;
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-robots-tag', 'noindex');
  });
  app.get(
    '/published',
    {
      schema: {
        summary: 'What the office has published, for the build of the site',
        tags,
        response: { 200: Published },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-cache');
      return sendUnlessKnown(request, reply, await collectPublished(published, database.db, now()));
    },
  );

  app.get(
    '/published/pictures/:name',
    {
      schema: {
        summary: 'A picture of a published post',
        tags,
        params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{16,64}\\.webp$' }) }),
      },
    },
    async ({ params: { name } }, reply) => {
      const picture = await publishedPicture(database.db, now(), name);
      if (picture === null) throw notFound();
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture);
    },
  );
}
