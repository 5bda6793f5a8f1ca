import type { FastifySchema } from 'fastify';
import type { CoreContext } from '../context';
import { rateLimit } from './limits/rate-limit';

/** @param route perMinute: calls per staff member; without it, only the shared limit applies */
export function staffRouteOptions<Schema extends FastifySchema>(
  context: CoreContext,
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
