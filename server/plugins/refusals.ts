import type { App } from '../app-type';
import type { Context } from '../context';
import { HttpError } from '../errors';
import { senderOf } from '../calls/sender';
import { againIn } from './again-in';

/**
 * Answers 401 and 403 that one sender gets in a minute before it has to wait: twice as many as an office with twenty open tabs
 * could cause if every one of its polls were refused, and each by itself for calls with and without a token.
 */
const most = 1_200;
const minute = 60_000;
/** Senders that are remembered; of more, those are forgotten that came first. */
const mostSenders = 5_000;

type Count = { refused: number; until: number };

/**
 * Bounds how often one sender is refused in this scope. It stands before the guards, whose checks cost a look at the database; what
 * they let in costs nothing here while nobody is over the limit. Throws 429.
 */
export function boundRefusals(scope: App, { config }: Pick<Context, 'config'>): void {
  const counts = new Map<string, Count>();
  const limit = most * config.rateLimitFactor;

  scope.addHook('onRequest', (request, _reply, done) => {
    const count = counts.size === 0 ? undefined : counts.get(keyOf(request));
    const wait = count === undefined || count.refused < limit ? 0 : count.until - Date.now();
    done(wait > 0 ? tooMany(wait) : undefined);
  });

  scope.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 401 || reply.statusCode === 403) countOne(counts, keyOf(request));
    done();
  });
}

/** Who brings a token is not held up by a neighbour at the same address who brings none. */
function keyOf({ ip, headers }: { ip: string; headers: { authorization?: string } }): string {
  return `${headers.authorization === undefined ? 'without' : 'with'} ${senderOf(ip)}`;
}

function countOne(counts: Map<string, Count>, key: string): void {
  const now = Date.now();
  const count = counts.get(key);
  if (count !== undefined && count.until > now) {
    count.refused += 1;
    return;
  }
  counts.delete(key);
  counts.set(key, { refused: 1, until: now + minute });
  const [first] = counts.keys();
  if (counts.size > mostSenders && first !== undefined) counts.delete(first);
}

function tooMany(wait: number): HttpError {
  const words = `Too many requests. ${againIn(wait)}`;
  return new HttpError(429, 'too_many_requests', words, undefined, Math.ceil(wait / 1000));
}
