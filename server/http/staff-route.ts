import type { FastifySchema } from 'fastify';
import type { Context } from '../context';
import { rateLimit } from './limits/rate-limit';

/**
 * Rate limit and OpenAPI description of a staff route.
 * @param route perMinute: calls per staff member; left out, only the shared limit applies
 */
export function staffRouteOptions<Schema extends FastifySchema>(
  context: Context,
  route: { summary: string; description?: string; perMinute?: number },
  schema: Schema,
) {
  const { perMinute, ...description } = route;
  return {
    ...(perMinute !== undefined && {
      config: rateLimit(context, { max: perMinute, perMinutes: 1, by: 'staff' }),
    }),
    schema: { ...description, tags: ['Staff'], security: [{ idToken: [] }], ...schema },
  };
}
