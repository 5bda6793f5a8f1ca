import Type from 'typebox';
import { MergeAnswer, MergeRequest } from '../../../contract/inbox/change-schema';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import { mergeThreads, splitThread, whoLast } from './queries';
import { HttpError, notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/**
 * POST /chats/{userId}/merge: what another thread holds shows in this one from now on, for both are one person's; POST
 * /chats/{userId}/split undoes it (docs/decisions/025). A repeated call is answered as the first.
 */
export function mergeRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const options = (summary: string) =>
    staffRoute(
      context,
      { summary, perMinute: 60 },
      {
        params: Type.Object({ userId: idParam }),
        body: MergeRequest,
        response: { 200: MergeAnswer },
      },
    );

  app.post(
    '/chats/:userId/merge',
    options('Merge another thread into this one'),
    async (request) => {
      const merge = wished(
        context,
        request.params.userId,
        request.body.userId,
        staffOf(request).email,
      );
      const refusal = await inTransaction(db, (tx) => mergeThreads(tx, merge));
      if (refusal === 'missing') throw notFound();
      if (refusal === 'same') {
        throw new HttpError(
          409,
          'same_thread',
          'This is the same thread. Please choose another one.',
        );
      }
      if (refusal === 'merged') {
        throw mergedSince(
          'one of the two has been merged into another thread',
          await whoLast(db, 'merge', [merge.from, merge.into]),
        );
      }
      return { userId: merge.into };
    },
  );

  app.post('/chats/:userId/split', options('Undo a merge'), async (request) => {
    const merge = wished(
      context,
      request.params.userId,
      request.body.userId,
      staffOf(request).email,
    );
    const refusal = await inTransaction(db, (tx) => splitThread(tx, merge));
    if (refusal === 'missing') throw notFound();
    if (refusal !== null) {
      throw mergedSince(
        refusal === 'split'
          ? 'this thread has been taken out already'
          : 'this thread has been merged into another one',
        await whoLast(db, refusal === 'split' ? 'split' : 'merge', [merge.from]),
      );
    }
    return { userId: merge.from };
  });
}

function wished(context: Context, into: string, from: string, by: string) {
  return { into, from, by, at: context.now().toISOString() };
}

function mergedSince(what: string, who: string | null): HttpError {
  const words = `In the meantime ${what}${who === null ? '' : ` by ${who}`}. Please look again.`;
  return new HttpError(409, 'changed_since', words);
}
