import { callEndpoints } from '../../../contract/calls/endpoints';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import type { Context } from '../context';
import { listFreeCallTimes } from './service';

export function callRoutes(app: App, context: Context): void {
  const { database, regions, now } = context;
  createHandle(
    app,
    context,
    callEndpoints,
  )('GET /call-times', async ({ query }) => ({
    times: await listFreeCallTimes(database.db, regions[query.region], now()),
  }));
}
