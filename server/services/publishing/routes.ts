import { Published, Publishing } from '../../../contract/publishing/schema';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import type { App } from '../../core/http/app-type';
import { conditionalGet } from '../../core/http/etag';
import { sendJson } from '../../core/http/json-reply';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { staffRouteOptions } from '../../core/http/staff-route';
import { getPublishing } from './service';

export function publishingRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/publishing',
    staffRouteOptions(
      context,
      { summary: 'Get the publishing status of the site' },
      { response: { 200: Publishing } },
    ),
    (request) => getPublishing(context, getStaff(request).role),
  );

  app.post(
    '/publishing/retry',
    staffRouteOptions(
      context,
      { summary: 'Publish again after a failure', perMinute: 10 },
      { response: { 202: Publishing } },
    ),
    async (request, reply) => {
      await context.publisher?.retry();
      return reply.code(202).send(await getPublishing(context, getStaff(request).role));
    },
  );
}

/** For the site's build. Public, because it contains nothing scheduled. Hides the scope from search engines. */
export function publishedRoutes(app: App, context: ServiceContext): void {
  const readPublished = () => context.readPublished(context.now());
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
        tags: ['Public'],
        response: { 200: Published },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-cache');
      return sendJson(reply, (await readPublished()).json);
    },
  );
}
