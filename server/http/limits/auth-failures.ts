import type { App } from '../app-type';
import type { Context } from '../../context';
import { HttpError } from '../errors';
import { senderOf } from '../request/client-key';
import { formatRetryAfter } from './retry-after';

/**
 * Answers 401 and 403 that one sender gets in a minute before it has to wait: twice as many as an office with twenty open tabs
 * could cause if every one of its polls were refused, and each by itself for calls with and without a token.
 */
const most = 1_200;

/**
 * Bounds how often one sender is refused in this scope. It stands before the guards, whose checks cost a look at the database.
 * Throws 429.
 */
export function limitAuthFailures(scope: App, { config }: Pick<Context, 'config'>): void {
  const limit = scope.createRateLimit({
    max: most * config.rateLimitFactor,
    timeWindow: 60_000,
    keyGenerator: keyOf,
  });

  scope.addHook('onRequest', async (request) => {
    const refused = await limit(request, { increment: false });
    if (!refused.isAllowed && refused.remaining === 0) throw tooMany(refused.ttl);
  });

  scope.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 || reply.statusCode === 403) await limit(request);
  });
}

/** Who brings a token is not held up by a neighbour at the same address who brings none. */
function keyOf({ ip, headers }: { ip: string; headers: { authorization?: string } }): string {
  return `${headers.authorization === undefined ? 'without' : 'with'} ${senderOf(ip)}`;
}

function tooMany(wait: number): HttpError {
  const words = `Too many requests. ${formatRetryAfter(wait)}`;
  return new HttpError(429, 'too_many_requests', words, undefined, Math.ceil(wait / 1000));
}
