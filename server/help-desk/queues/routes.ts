import Type from 'typebox';
import { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import { HelpDeskCounts, QueueAnswer, QueueQuery } from '../../../contract/help-desk/queue-schema';
import { helpDeskScreens, queuesOf } from '../../../contract/help-desk/screens';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { oneOf } from '../../../contract/shared/schema/fields';
import { dayAt } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { AssigneesAnswer } from '../../../contract/inbox/change-schema';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { listAssignees } from '../../accounts/queries';
import { readDetail } from '../records/detail-queries';
import { countQueue, countWaiting, listQueue } from './queries';
import { listTag } from '../../db/list-revisions';
import { findFirstDayWaiting } from '../time-off/queries';
import { notFound } from '../../http/errors';
import { queueFilterOf, recordOf, requireQueue } from './params';
import { idParam } from '../../http/request/id-param';
import { listRoute } from '../../http/lists/list-route';
import { presenceRoute } from '../../http/presence/presence';
import { staffRoute } from '../../http/staff-route';
import { answerUnchanged, sendUnlessKnown } from '../../http/etag';

export const queueParam = Type.Object({ type: oneOf(helpDeskTypes) });
export const recordParam = Type.Object({ id: idParam });

/**
 * The queues of the help desk, as the office polls them: 304 while nothing has changed. GET /helpDesk/counts: what waits where;
 * /helpDesk/queues/{type}: a page of one, /assignees: who may have its records; /helpDesk/records/{id}: one, whole.
 */
export function helpDeskQueueRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  const tagOf = () => listTag(db, 'help-desk');
  const today = () => dayAt(defaultRegion, context.now());

  app.get(
    '/helpDesk/counts',
    {
      preHandler: answerUnchanged(tagOf, (request) => staffOf(request).role),
      ...staffRoute(
        context,
        { summary: 'What waits in each queue' },
        {
          response: { 200: HelpDeskCounts },
        },
      ),
    },
    async (request) => ({ queues: await countWaiting(db, queuesOf(staffOf(request).role)) }),
  );

  listRoute(app, context, {
    path: '/helpDesk/queues/:type',
    summary: 'A page of a help-desk queue',
    schema: { params: queueParam, querystring: QueueQuery },
    answer: QueueAnswer,
    filterOf: queueFilterOf,
    tagOf,
    // The first day that waits is told from today on: tomorrow it is another answer.
    variantOf: (filter) => [filter, today()],
    read: async (filter, page) => {
      const [counted] = await countWaiting(db, [filter.type]);
      return {
        items: await listQueue(db, vault, filter, page),
        total: await countQueue(db, filter),
        waiting: counted?.waiting ?? 0,
        oldestWaitingAt: counted?.oldestWaitingAt ?? null,
        firstDayWaiting:
          filter.type === 'requestPto' ? await findFirstDayWaiting(db, today()) : null,
      };
    },
  });

  app.get(
    '/helpDesk/queues/:type/assignees',
    staffRoute(
      context,
      { summary: 'Who may have a record of the queue' },
      {
        params: queueParam,
        response: { 200: AssigneesAnswer },
      },
    ),
    async (request) => {
      const { type } = request.params;
      requireQueue(request, type);
      return { assignees: await listAssignees(db, helpDeskScreens[type]) };
    },
  );

  app.get(
    '/helpDesk/records/:id',
    staffRoute(
      context,
      { summary: 'A help-desk record, whole' },
      {
        params: recordParam,
        response: { 200: HelpDeskDetail },
      },
    ),
    async (request, reply) => {
      const { id } = await recordOf(request, db, request.params.id);
      const detail = await readDetail(db, vault, id);
      if (detail === null) throw notFound();
      return sendUnlessKnown(request, reply, detail);
    },
  );

  presenceRoute(app, context, {
    below: '/helpDesk/records',
    one: 'a help-desk record',
    kind: 'help-desk',
    require: (request, id) => recordOf(request, db, id),
  });
}
