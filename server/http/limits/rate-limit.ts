import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { getClientKey } from '../request/client-key';

/** A route's own rate limit, per client address or per staff member. Goes into the route's `config`. */
export function rateLimit(
  { config }: Context,
  {
    max,
    perMinutes,
    by = 'address',
  }: { max: number; perMinutes: number; by?: 'address' | 'staff' },
): FastifyContextConfig {
  // The guards set `request.staff` before preHandler.
  const perStaffMember = {
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => request.staff?.email ?? getClientKey(request.ip),
  };
  return {
    rateLimit: {
      max: max * config.rateLimitFactor,
      timeWindow: perMinutes * 60_000,
      ...(by === 'staff' && perStaffMember),
    },
  };
}
