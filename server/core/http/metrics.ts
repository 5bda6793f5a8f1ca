import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { getRoute } from './logging';

/** Of this process: memory, CPU, lag of the event loop, and what the server adds. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const durations = new Histogram({
  name: 'larkspan_request_duration_seconds',
  help: 'Time until the response was sent, by route: never by URL, which may have a name',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [metrics],
});

export function measureResponse(request: FastifyRequest, reply: FastifyReply): void {
  durations.observe(
    { method: request.method, route: getRoute(request), status: reply.statusCode },
    reply.elapsedTime / 1_000,
  );
}
