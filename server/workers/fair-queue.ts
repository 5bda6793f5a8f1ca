import { HttpError } from '../http/errors';

/** Seconds after which another try is worth it. */
const tryAgainAfter = 15;

/**
 * Does work in its turn and gives back what it gave. Throws 503 when too much is waiting; nothing of it has been done then. `gone`: whoever
 * waits for it has hung up; work that has not begun then is not done.
 */
export type FairQueue = <T>(
  sender: string,
  work: () => Promise<T>,
  gone?: AbortSignal,
) => Promise<T>;

/**
 * A queue for work that is done one after the other: the senders who wait take turns, whoever of them has brought more, and
 * none can hold all places.
 * @param most works that may wait, besides the one that is being done
 * @param words what is said to who comes when too much is waiting
 */
export function fairQueue(
  most: { inAll: number; ofSender: number },
  words = 'Many files are being looked at in this moment. Please send the form again in half a minute.',
): FairQueue {
  /** Sender -> what waits, the sender whose turn is next first. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let waiting = 0;
  let isAtWork = false;

  function takeNext() {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [sender, line] = first;
    const next = line.shift();
    lines.delete(sender);
    if (line.length > 0) lines.set(sender, line);
    waiting -= 1;
    return next;
  }

  async function workOff(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    for (let next = takeNext(); next !== undefined; next = takeNext()) await next();
    isAtWork = false;
  }

  return (sender, work, gone) =>
    new Promise((resolve, reject) => {
      const line = lines.get(sender) ?? [];
      if (gone?.aborted === true) {
        reject(hungUp());
        return;
      }
      if (waiting >= most.inAll || line.length >= most.ofSender) {
        reject(full(words));
        return;
      }
      const turn = async () => {
        gone?.removeEventListener('abort', leave);
        try {
          resolve(await work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      const leave = () => {
        line.splice(line.indexOf(turn), 1);
        if (line.length === 0) lines.delete(sender);
        waiting -= 1;
        reject(hungUp());
      };
      gone?.addEventListener('abort', leave);
      line.push(turn);
      lines.set(sender, line);
      waiting += 1;
      void workOff();
    });
}

function full(words: string): HttpError {
  return new HttpError(503, 'unavailable', words, undefined, tryAgainAfter);
}

/** Nobody reads this answer. */
function hungUp(): HttpError {
  return new HttpError(408, 'timeout', 'The connection was closed before its turn came.');
}
