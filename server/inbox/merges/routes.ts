import Type from 'typebox';
import { MergeResponse, MergeRequest } from '../../../contract/inbox/change-schema';
import { recordId } from '../../../contract/shared/schema/fields';
import type { App } from '../../http/app-type';
import { getActor } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import { mergeThreads, splitThread } from './queries';
import { HttpError, notFound } from '../../http/errors';
import { staffRouteOptions } from '../../http/staff-route';

/** POST /chats/{userId}/merge shows another thread's messages in this one; /split undoes it (docs/decisions/025). */
export function mergeRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const options = (summary: string) =>
    staffRouteOptions(
      context,
      { summary, perMinute: 60 },
      {
        params: Type.Object({ userId: recordId }),
        body: MergeRequest,
        response: { 200: MergeResponse },
      },
    );

  app.post(
    '/chats/:userId/merge',
    options('Merge another thread into this one'),
    async (request) => {
      const [into, from] = [request.params.userId, request.body.userId];
      const merge = { into, from, ...getActor(context, request) };
      const error = await inTransaction(db, (tx) => mergeThreads(tx, merge));
      if (error === 'missing') throw notFound();
      if (error === 'same') {
        const message = 'This is the same thread. Choose another one.';
        throw new HttpError(409, 'same_thread', message);
      }
      if (error === 'merged') {
        throw mergeConflict('One of these threads was already merged into another thread.');
      }
      return { userId: into };
    },
  );

  app.post('/chats/:userId/split', options('Undo a merge'), async (request) => {
    const [into, from] = [request.params.userId, request.body.userId];
    const merge = { into, from, ...getActor(context, request) };
    const error = await inTransaction(db, (tx) => splitThread(tx, merge));
    if (error === 'missing') throw notFound();
    if (error === 'split') {
      throw mergeConflict('This merge was already undone.');
    }
    if (error === 'merged') {
      throw mergeConflict('This thread was merged into another thread.');
    }
    return { userId: from };
  });
}

function mergeConflict(message: string): HttpError {
  return new HttpError(409, 'changed_since', message);
}
