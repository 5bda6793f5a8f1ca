import type { App } from './app-type';
import type { Context } from '../context';
import { getVisitCount } from '../visits/queries';
import { HttpError } from './errors';

/** For supervisors: the process answers. Busy or without its database it still does: a restart would help nobody. */
export function registerHealthRoute(app: App): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
}

/** For load balancers: it can serve, with its database. */
export function registerReadinessRoute(app: App, { database }: Context): void {
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await getVisitCount(database.db);
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      throw new HttpError(503, 'unavailable', 'The database does not answer.');
    }
    return { status: 'ready' };
  });
}
