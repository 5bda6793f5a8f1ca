import type { App } from '../app-type';
import type { Context } from '../context';
import { readVisits } from '../db/queries/visits';
import { HttpError } from '../errors';

/** For supervisors: /healthz, the process answers; /readyz, it can serve, with its database. */
export function healthRoutes(app: App, { database }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await readVisits(database.db);
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      throw new HttpError(503, 'unavailable', 'The database does not answer.');
    }
    return { status: 'ready' };
  });
}
