import { visitEndpoints } from '../../../contract/visits/endpoints';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import type { Context } from '../context';
import { countVisit, getVisitCount } from './queries';

export function visitRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, visitEndpoints);

  handle('GET /count', async () => ({ count: await getVisitCount(db) }));

  handle('POST /count', async ({ headers }) => {
    // Chrome's browsers send it from pages that nobody has opened yet.
    const isPrerendered = headers['sec-purpose'] !== undefined;
    return { count: await (isPrerendered ? getVisitCount(db) : countVisit(db)) };
  });
}
