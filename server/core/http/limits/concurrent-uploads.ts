import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { HttpError } from '../errors';
import {
  getMaxUploadTime,
  minUploadSpeed,
  pickEvicted,
  type PendingUpload,
} from './upload-eviction';
import { maxTextBytes } from '../request/multipart';
import { getClientNetwork, getClientKey } from '../request/client-key';

declare module 'fastify' {
  interface FastifyContextConfig {
    fileBytes?: number;
  }
  interface FastifyRequest {
    /** Aborted, with the error to send, when the upload is ended early. */
    ended: AbortSignal | null;
  }
}

/** Each has up to 10 MB in memory. */
const maxUploads = { perClient: 6, perNetwork: 24, total: 60 };

/** Limits for sending the response to an ended upload: its duration, and how many at once. */
const maxResponseTime = 5_000;
const maxEnding = 12;

const clientBusy = () =>
  new HttpError(
    429,
    'too_many_requests',
    'Several forms are being sent from your connection right now. Please wait a minute and try again.',
  );
const serverBusy = () =>
  new HttpError(503, 'unavailable', 'The server is busy. Please try again in a moment.');
const evicted = () =>
  new HttpError(
    503,
    'gave_way',
    'Your form was uploading too slowly, so we didn’t receive it. Please try again in a minute, without a file or with a smaller one.',
    { retryAfter: 60 },
  );
const timedOut = () =>
  new HttpError(
    408,
    'timeout',
    'Your form took too long to arrive. Please try again when your connection is better, or call us.',
  );

type Upload = {
  client: string;
  network: string;
  /** Null once it has arrived or has been answered (then slow-clients.ts applies). */
  getState: () => PendingUpload | null;
  /** Sends the error and frees its place. */
  end: (error: HttpError) => void;
};

/**
 * Limits concurrent uploads, so that slow clients cannot block the forms (docs/decisions/010). At a limit, a slow upload is evicted for
 * the new one. An upload counts until its response has left and nothing more arrives.
 */
export function limitConcurrentUploads(
  scope: App,
  { max = maxUploads, minSpeed = minUploadSpeed, getMaxTime = getMaxUploadTime } = {},
): void {
  const uploads = new Set<Upload>();
  let endingCount = 0;
  scope.decorateRequest('ended', null);

  const makeRoom = (
    isCounted: (upload: Upload) => boolean,
    limit: number,
    createError: () => HttpError,
  ) => {
    const counted = [...uploads].filter(isCounted);
    if (counted.length < limit) return;
    const pending = counted.flatMap((upload) => {
      const state = upload.getState();
      return state === null ? [] : [{ ...state, upload }];
    });
    const slow = pickEvicted(pending, minSpeed);
    if (slow === null) throw createError();
    slow.upload.end(evicted());
  };

  /** Destroys the socket at once when many are closing, because each still holds its received bytes. */
  const closeSoon = (socket: Socket) => {
    if (endingCount >= maxEnding) {
      socket.destroy();
      return;
    }
    endingCount += 1;
    const timer = setTimeout(() => socket.destroy(), maxResponseTime);
    timer.unref();
    socket.once('close', () => {
      clearTimeout(timer);
      endingCount -= 1;
    });
  };

  scope.addHook('onRequest', async (request, reply) => {
    const client = getClientKey(request.ip);
    const network = getClientNetwork(request.ip);
    makeRoom((upload) => upload.client === client, max.perClient, clientBusy);
    makeRoom((upload) => upload.network === network, max.perNetwork, clientBusy);
    makeRoom(() => true, max.total, serverBusy);
    const onDone = () => uploads.delete(upload);
    const upload: Upload = {
      client,
      network,
      ...trackUpload(request, reply, { onDone, closeSoon, getMaxTime }),
    };
    uploads.add(upload);
  });
}

/** @param options onDone is called, possibly more than once, when the upload no longer counts */
function trackUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    onDone: () => void;
    closeSoon: (socket: Socket) => void;
    getMaxTime: (maxBytes: number) => number;
  },
): Pick<Upload, 'getState' | 'end'> {
  const { raw } = request;
  const startedAt = performance.now();
  const bytesAtStart = raw.socket.bytesRead;
  const contentLength = request.headers['content-length'];
  const maxBytes = maxTextBytes + (request.routeOptions.config.fileBytes ?? 0);
  const controller = new AbortController();
  request.ended = controller.signal;
  // Requests injected by tests have no `complete`.
  const isArriving = () => 'complete' in raw && !raw.complete && !raw.destroyed;

  const end = (error: HttpError) => {
    controller.abort(error);
    finish();
    options.closeSoon(raw.socket);
  };
  const timer = setTimeout(() => {
    if (isArriving()) end(timedOut());
  }, options.getMaxTime(maxBytes));
  timer.unref();
  const finish = () => {
    clearTimeout(timer);
    raw.off('close', finish);
    raw.socket.off('close', finish);
    options.onDone();
  };
  reply.raw.once('close', () => {
    if (!isArriving()) {
      finish();
      return;
    }
    raw.once('close', finish);
    // A request that has been answered gets no event of its own when the connection closes.
    raw.socket.once('close', finish);
  });
  return {
    end,
    getState: () =>
      isArriving() && !reply.raw.headersSent
        ? {
            age: performance.now() - startedAt,
            bytes: raw.socket.bytesRead - bytesAtStart,
            contentLength: contentLength === undefined ? null : Number(contentLength),
            maxBytes,
          }
        : null,
  };
}
