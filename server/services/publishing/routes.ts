import { Publishing } from '../../../contract/publishing/schema';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import type { App } from '../../core/http/app-type';
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
