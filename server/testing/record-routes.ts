import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Fastify says here that an instance has been made, before anything is registered with it. */
const channel = 'fastify.initialization';

/** A row of its own for a route that takes every method. */
const severalMethods = 'ALL';

/**
 * Every route of what `start` makes, as Fastify itself registers it: 'GET /api/chats/:userId'. HEAD, which the framework adds
 * to each GET with that route's own hooks, is left out.
 */
export async function recordRoutes<Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; routes: string[] }> {
  const routes = new Set<string>();
  const onStart = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      const methods = [method].flat().filter((one) => one !== 'HEAD');
      const [only] = methods;
      if (only) routes.add(`${methods.length === 1 ? only : severalMethods} ${url}`);
    });
  };
  subscribe(channel, onStart);
  try {
    return { started: await start(), routes: [...routes] };
  } finally {
    unsubscribe(channel, onStart);
  }
}
