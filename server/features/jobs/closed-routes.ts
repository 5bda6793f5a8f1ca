import { ClosedJobsResponse } from '../../../contract/jobs/schema';
import type { App } from '../../core/http/app-type';
import type { Context } from '../context';
import { listClosedSlugs } from './queries';

/** For job pages that were built before the job was closed. */
export function closedJobRoutes(app: App, { database, now }: Context): void {
  app.get(
    '/closed-jobs',
    {
      schema: {
        summary: 'List the jobs from the dashboard that no longer take applications',
        tags: ['Visitors'],
        response: { 200: ClosedJobsResponse },
      },
    },
    async () => ({ jobs: await listClosedSlugs(database.db, now()) }),
  );
}
