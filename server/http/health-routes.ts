import type { App } from './app-type';
import type { Context } from '../context';
import { getVisitCount } from '../visits/queries';
import { HttpError } from './errors';

/** Liveness, for supervisors. Also succeeds when the server is busy or its database is away: a restart would not help. */
export function registerHealthRoute(app: App): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
}

export function registerReadinessRoute(app: App, { database }: Context): void {
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await getVisitCount(database.db);
    } catch (error) {
      request.log.error({ err: error }, 'The database does not respond');
      throw new HttpError(503, 'unavailable', 'The database does not respond.');
    }
    return { status: 'ready' };
  });
}
