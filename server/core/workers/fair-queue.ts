import PQueue from 'p-queue';
import { HttpError } from '../http/errors';

/** Throws 503, without running `work`, when too much is waiting. Aborting `signal` removes work that has not started. */
export type FairQueue = <T>(
  client: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/**
 * Runs work one at a time. Clients take turns, and no client can fill the queue.
 * @param max how much may wait
 * @param fullMessage the message of the 503
 */
export function fairQueue(
  max: { total: number; perClient: number },
  fullMessage = 'We’re checking many files right now. Please send the form again in half a minute.',
): FairQueue {
  const queue = new PQueue({ concurrency: 1 });
  const waitingByClient = new Map<string, number>();

  return async (client, work, signal) => {
    const waiting = waitingByClient.get(client) ?? 0;
    if (queue.size >= max.total || waiting >= max.perClient) {
      throw new HttpError(503, 'unavailable', fullMessage, { retryAfter: 15 });
    }
    waitingByClient.set(client, waiting + 1);
    const leaveQueue = () => {
      const others = (waitingByClient.get(client) ?? 1) - 1;
      if (others === 0) waitingByClient.delete(client);
      else waitingByClient.set(client, others);
    };
    // p-queue must not see the client's own signal: it would start the next work while the aborted one still uses memory.
    const queued = new AbortController();
    const abort = () => queued.abort(disconnected());
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    let hasStarted = false;
    const start = () => {
      hasStarted = true;
      leaveQueue();
      signal?.removeEventListener('abort', abort);
      return work();
    };
    try {
      return await queue.add(start, { priority: -waiting, signal: queued.signal });
    } finally {
      if (!hasStarted) leaveQueue();
    }
  };
}

function disconnected(): HttpError {
  return new HttpError(408, 'timeout', 'The connection was closed before its turn came.');
}
