import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app-type';
import { HttpError } from '../../http/errors';
import { minUploadSpeed, getMaxUploadTime, pickEvicted, type PendingUpload } from './upload-eviction';
import { maxTextBytes } from '../../http/request/multipart';
import { getClientNetwork, senderOf } from '../../http/request/client-key';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of the file that a form may carry. */
    fileBytes?: number;
  }
  interface FastifyRequest {
    /** Aborted, with the error to answer, when the form is ended before it has come whole. */
    ended: AbortSignal | null;
  }
}

/** Forms that may be on their way at the same time: of one sender, of one network, and of all, each with a file of 10 MB in memory. */
const mostOpen = { ofSender: 6, ofNetwork: 24, inAll: 60 };

/** Time in which the answer to a form that was ended can leave, in milliseconds; and how many may take it at once. */
const answerLeaves = 5_000;
const mostLeaving = 12;

const tooManyOfOne = () =>
  new HttpError(
    429,
    'too_many_requests',
    'Several forms are being sent from your connection at this moment. Please wait a minute and try again.',
  );
const tooMany = () =>
  new HttpError(503, 'unavailable', 'The server is busy. Please try again in a moment.');
const gaveWay = () =>
  new HttpError(
    503,
    'gave_way',
    'Your form was coming very slowly while others were waiting, so it did not arrive. Please try again in a minute, without a file or with a smaller one.',
    undefined,
    60,
  );
const tookTooLong = () =>
  new HttpError(
    408,
    'timeout',
    'Your form took too long to arrive. Please try again when your connection is better, or call us.',
  );

type OpenForm = {
  sender: string;
  network: string;
  /** What it is like now; null when it has come whole, or has been answered (then plugins/unread-rest.ts ends it). */
  state: () => PendingUpload | null;
  /** Answers with this error, unless it has been answered, and frees its place at once. */
  end: (error: HttpError) => void;
};

/**
 * Bounds what slow senders can hold: a form takes as long as its sender's line needs, up to getMaxUploadTime, and so many at a time
 * are received. Where places are short, a form that is slow gives way to a new one (give-way.ts); else the new one gets 429
 * when they are its sender's or its network's, 503 when they are everybody's. Counted until the answer has left and nothing
 * more of the form is on its way, or the connection is gone. Rules: docs/decisions/010.
 */
export function limitConcurrentUploads(
  scope: App,
  { most = mostOpen, good = minUploadSpeed, longest = getMaxUploadTime } = {},
): void {
  const open = new Set<OpenForm>();
  let leaving = 0;
  scope.decorateRequest('ended', null);

  const makeRoom = (among: (form: OpenForm) => boolean, bound: number, full: () => HttpError) => {
    const forms = [...open].filter(among);
    if (forms.length < bound) return;
    const coming = forms.flatMap((form) => {
      const state = form.state();
      return state === null ? [] : [{ ...state, form }];
    });
    const slow = pickEvicted(coming, good);
    if (slow === null) throw full();
    slow.form.end(gaveWay());
  };

  /** Ends a connection when its answer has left; at once when many do: each may still hold what it has sent. */
  const leaveSoon = (socket: Socket) => {
    if (leaving >= mostLeaving) {
      socket.destroy();
      return;
    }
    leaving += 1;
    const timer = setTimeout(() => socket.destroy(), answerLeaves);
    timer.unref();
    socket.once('close', () => {
      clearTimeout(timer);
      leaving -= 1;
    });
  };

  scope.addHook('onRequest', async (request, reply) => {
    const sender = senderOf(request.ip);
    const network = getClientNetwork(request.ip);
    makeRoom((form) => form.sender === sender, most.ofSender, tooManyOfOne);
    makeRoom((form) => form.network === network, most.ofNetwork, tooManyOfOne);
    makeRoom(() => true, most.inAll, tooMany);
    const ways = { left: () => open.delete(form), leaveSoon, longest };
    const form: OpenForm = { sender, network, ...onItsWay(request, reply, ways) };
    open.add(form);
  });
}

/** Follows a form on its way; `left` is called, once or more, when it holds its place no longer. */
function onItsWay(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    left,
    leaveSoon,
    longest,
  }: {
    left: () => void;
    leaveSoon: (socket: Socket) => void;
    longest: (most: number) => number;
  },
): Pick<OpenForm, 'state' | 'end'> {
  const { raw } = request;
  const began = performance.now();
  const before = raw.socket.bytesRead;
  const length = request.headers['content-length'];
  const most = maxTextBytes + (request.routeOptions.config.fileBytes ?? 0);
  const ending = new AbortController();
  request.ended = ending.signal;
  // An injected request is there at once and says nothing of it.
  const isComing = () => 'complete' in raw && !raw.complete && !raw.destroyed;

  const end = (error: HttpError) => {
    ending.abort(error);
    leave();
    leaveSoon(raw.socket);
  };
  const timer = setTimeout(() => {
    if (isComing()) end(tookTooLong());
  }, longest(most));
  timer.unref();
  const leave = () => {
    clearTimeout(timer);
    raw.off('close', leave);
    raw.socket.off('close', leave);
    left();
  };
  reply.raw.once('close', () => {
    if (!isComing()) {
      leave();
      return;
    }
    raw.once('close', leave);
    // A request that has been answered is not told that its connection has gone.
    raw.socket.once('close', leave);
  });
  return {
    end,
    state: () =>
      isComing() && !reply.raw.headersSent
        ? {
            age: performance.now() - began,
            bytes: raw.socket.bytesRead - before,
            stated: length === undefined ? null : Number(length),
            most,
          }
        : null,
  };
}
