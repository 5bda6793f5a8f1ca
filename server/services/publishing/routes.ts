import { publishingEndpoints } from '../../../contract/publishing/endpoints';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { respondIfUnchanged, sendJson } from '../../core/http/etag';
import { getPublishing } from './service';

export function publishingRoutes(app: App, context: ServiceContext): void {
  const handle = createHandle(app, context, publishingEndpoints);

  handle('GET /publishing', (request) => getPublishing(context, getStaff(request).access));

  handle('POST /publishing/retry', async (request) => {
    await context.publisher?.retry();
    return getPublishing(context, getStaff(request).access);
  });

  handle('GET /published', async (request, reply) => {
    const { revision, json } = await context.readPublished(context.now());
    void reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    return respondIfUnchanged(request, reply, revision, '') ?? sendJson(reply, json);
  });
}
