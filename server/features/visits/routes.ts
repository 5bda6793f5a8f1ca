import { VisitCount } from '../../../contract/visits/schema';
import type { App } from '../../core/http/app-type';
import type { Context } from '../context';
import { countVisit, getVisitCount } from './queries';
import { rateLimit } from '../../core/http/limits/rate-limit';

export function visitRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.get(
    '/count',
    {
      schema: {
        summary: 'Get the number of visits so far',
        tags: ['Visitors'],
        response: { 200: VisitCount },
      },
    },
    async () => ({ count: await getVisitCount(db) }),
  );

  app.post(
    '/count',
    {
      config: rateLimit(context, { max: 60, perMinutes: 1 }),
      schema: {
        summary: 'Count one visit, whatever number is sent',
        tags: ['Visitors'],
        body: VisitCount,
        response: { 200: VisitCount },
      },
    },
    async (request) => {
      // Chrome's browsers send it from pages that nobody has opened yet.
      const isPrerendered = request.headers['sec-purpose'] !== undefined;
      return { count: await (isPrerendered ? getVisitCount(db) : countVisit(db)) };
    },
  );
}
