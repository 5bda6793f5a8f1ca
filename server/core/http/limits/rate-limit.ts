import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import rateLimitPlugin from '@fastify/rate-limit';
import type {
  FastifyContextConfig,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
} from 'fastify';
import type { CoreContext } from '../../context';
import type { App } from '../app-type';
import { HttpError } from '../errors';
import { getClientKey } from '../request/client-key';

const minute = 60_000;

/** An office behind one address with twenty visible tabs polls up to 1,400 times a minute, and a list of employees loads 50 photos. */
const maxPerMinute = 2_400;

/** Twice what an office with twenty open tabs could cause if every poll failed. */
const maxAuthFailuresPerMinute = 1_200;

export async function limitRequests(
  api: App,
  { config }: CoreContext,
  store: FastifyRateLimitStoreCtor | undefined,
): Promise<void> {
  await api.register(rateLimitPlugin, {
    max: maxPerMinute * config.rateLimitFactor,
    timeWindow: minute,
    ...(store && { store }),
    keyGenerator: ({ ip }) => getClientKey(ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}

/** A route's own rate limit, per client address or per staff member. Goes into the route's `config`. */
export function rateLimit(
  { config }: CoreContext,
  route: { max: number; perMinutes: number; by?: 'address' | 'staff' },
): FastifyContextConfig {
  // The guards set `request.staff` before preHandler.
  const perStaffMember = {
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => request.staff?.email ?? getClientKey(request.ip),
  };
  return {
    rateLimit: {
      max: route.max * config.rateLimitFactor,
      timeWindow: route.perMinutes * minute,
      ...(route.by === 'staff' && perStaffMember),
    },
  };
}

/** Hooks that limit the 401 and 403 responses of one client. The first runs before the guards, whose checks query the database; throws 429. */
export function createAuthFailureLimit(api: App, { config }: CoreContext) {
  const limit = api.createRateLimit({
    max: maxAuthFailuresPerMinute * config.rateLimitFactor,
    timeWindow: minute,
    // Calls with a token are counted apart from those of a neighbor at the same address without one.
    keyGenerator: ({ ip, headers }) =>
      `${headers.authorization === undefined ? 'without' : 'with'} ${getClientKey(ip)}`,
  });
  const onRequest: onRequestAsyncHookHandler = async (request) => {
    const result = await limit(request, { increment: false });
    if (!result.isAllowed && result.remaining <= 0) throw tooManyRequests(result.ttl);
  };
  const onSend: onSendAsyncHookHandler = async (request, reply) => {
    if (reply.statusCode === 401 || reply.statusCode === 403) await limit(request);
  };
  return { onRequest, onSend };
}

/** @param wait in milliseconds */
function tooManyRequests(wait: number): HttpError {
  const message = `Too many requests. ${formatRetryAfter(wait)}`;
  const retryAfter = Math.ceil(wait / 1000);
  return new HttpError(429, 'too_many_requests', message, { retryAfter });
}

/** @param wait in milliseconds */
export function formatRetryAfter(wait: number): string {
  if (wait <= minute) return 'Please try again in a minute.';
  const minutes = Math.ceil(wait / minute);
  if (minutes <= 90) return `Please try again in ${String(minutes)} minutes.`;
  return `Please try again in ${String(Math.ceil(minutes / 60))} hours.`;
}
