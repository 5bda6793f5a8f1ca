import Type from 'typebox';
import { MergeResponse, MergeRequest } from '../../../../contract/inbox/change-schema';
import { recordId } from '../../../../contract/shared/schema/fields';
import type { App } from '../../../core/http/app-type';
import { getActor } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import { markDistinct } from './distinct-queries';
import { mergeThreads, splitThread } from './queries';
import { staffRouteOptions } from '../../../core/http/staff-route';

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
      const actor = getActor(context, request);
      await inTransaction(db, (tx) => mergeThreads(tx, { from, into }, actor));
      return { userId: into };
    },
  );

  app.post(
    '/chats/:userId/distinct',
    options('Say that another thread belongs to a different person'),
    async (request) => {
      const pair = [request.params.userId, request.body.userId] as const;
      const actor = getActor(context, request);
      await inTransaction(db, (tx) => markDistinct(tx, pair, actor));
      return { userId: pair[0] };
    },
  );

  app.post('/chats/:userId/split', options('Undo a merge'), async (request) => {
    const [into, from] = [request.params.userId, request.body.userId];
    const actor = getActor(context, request);
    await inTransaction(db, (tx) => splitThread(tx, { from, into }, actor));
    return { userId: from };
  });
}
