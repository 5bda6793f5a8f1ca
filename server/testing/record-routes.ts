import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Published when an instance is created, before anything is registered. */
const channel = 'fastify.initialization';

/**
 * Collects every route that Fastify registers during `start`, such as 'GET /api/chats/:userId'. Routes for every method are 'ALL', and
 * HEAD is left out, because Fastify adds it to each GET.
 */
export async function recordRoutes<Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; routes: string[] }> {
  const routes = new Set<string>();
  const onStart = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      const methods = [method].flat().filter((one) => one !== 'HEAD');
      const [only] = methods;
      if (only) routes.add(`${methods.length === 1 ? only : 'ALL'} ${url}`);
    });
  };
  subscribe(channel, onStart);
  try {
    return { started: await start(), routes: [...routes] };
  } finally {
    unsubscribe(channel, onStart);
  }
}
