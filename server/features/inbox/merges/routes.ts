import type { MergeRequest } from '../../../../contract/inbox/change-schema';
import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { requireVisible } from '../../../core/http/presence/presence';
import { getActor } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { threadRecords } from '../threads/member-queries';
import { markDistinct, mergeThreads, splitThread } from './merge-threads';

export function mergeRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, inboxEndpoints);

  const requireOther = (request: FastifyRequest<{ Body: MergeRequest }>) =>
    requireVisible(context, threadRecords, request, db, request.body.userId);

  handle('POST /chats/:userId/merge', async (request) => {
    const [into, from] = [request.params.userId, request.body.userId];
    await requireOther(request);
    const actor = getActor(context, request);
    await inTransaction(db, (tx) => mergeThreads(tx, context.encryption, { from, into }, actor));
    return { userId: into };
  });

  handle('POST /chats/:userId/distinct', async (request) => {
    const pair = [request.params.userId, request.body.userId] as const;
    await requireOther(request);
    const actor = getActor(context, request);
    await inTransaction(db, (tx) => markDistinct(tx, pair, actor));
    return { userId: pair[0] };
  });

  handle('POST /chats/:userId/split', async (request) => {
    const [into, from] = [request.params.userId, request.body.userId];
    await requireOther(request);
    const actor = getActor(context, request);
    await inTransaction(db, (tx) => splitThread(tx, context.encryption, { from, into }, actor));
    return { userId: from };
  });
}
