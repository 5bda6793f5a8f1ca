import type { FastifySchema } from 'fastify';
import type { Context } from '../context';
import { limits } from './limits/rate-limit';

/**
 * What every route of the office has alike: its limit, and how it is described.
 * @param route perMinute: calls of one staff member; left out, only what all calls share holds
 */
export function staffRoute<Schema extends FastifySchema>(
  context: Context,
  route: { summary: string; description?: string; perMinute?: number },
  schema: Schema,
) {
  const { perMinute, ...described } = route;
  return {
    ...(perMinute === undefined
      ? {}
      : { config: limits(context, { max: perMinute, perMinutes: 1, by: 'staff' }) }),
    schema: { ...described, tags: ['Staff'], security: [{ idToken: [] }], ...schema },
  };
}
