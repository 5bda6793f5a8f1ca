import type { App } from '../app-type';
import type { Context } from '../../context';
import { HttpError } from '../errors';
import { getClientKey } from '../request/client-key';
import { formatRetryAfter } from './retry-after';

/** Twice what an office with twenty open tabs could cause in a minute if every poll failed. */
const maxPerMinute = 1_200;

/** Limits the 401 and 403 responses of one client. Runs before the guards, whose checks query the database. Throws 429. */
export function limitAuthFailures(scope: App, { config }: Pick<Context, 'config'>): void {
  const limit = scope.createRateLimit({
    max: maxPerMinute * config.rateLimitFactor,
    timeWindow: 60_000,
    // Calls with a token are counted apart from those of a neighbor at the same address without one.
    keyGenerator: ({ ip, headers }) =>
      `${headers.authorization === undefined ? 'without' : 'with'} ${getClientKey(ip)}`,
  });

  scope.addHook('onRequest', async (request) => {
    const result = await limit(request, { increment: false });
    if (result.isAllowed || result.remaining > 0) return;
    const message = `Too many requests. ${formatRetryAfter(result.ttl)}`;
    const seconds = Math.ceil(result.ttl / 1000);
    throw new HttpError(429, 'too_many_requests', message, undefined, seconds);
  });

  scope.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 || reply.statusCode === 403) await limit(request);
  });
}
