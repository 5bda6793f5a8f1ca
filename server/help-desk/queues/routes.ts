import Type from 'typebox';
import { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import {
  HelpDeskCounts,
  QueueResponse,
  QueueQuery,
} from '../../../contract/help-desk/queue-schema';
import { helpDeskScreens, getQueues } from '../../../contract/help-desk/screens';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { recordId, stringEnum } from '../../../contract/shared/schema/fields';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { AssigneesResponse } from '../../../contract/inbox/change-schema';
import type { App } from '../../http/app-type';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import { listAssignees } from '../../accounts/queries';
import { readDetail } from '../records/detail-queries';
import { countQueue, countWaiting, listQueue } from './queries';
import { getRevision } from '../../db/list-revisions';
import { findFirstDayWaiting } from '../time-off/queries';
import { notFound } from '../../http/errors';
import { parseQueueFilter, requireRecord, requireQueue } from './params';
import { registerListRoute } from '../../http/lists/list-route';
import { registerPresenceRoute } from '../../http/presence/presence';
import { staffRouteOptions } from '../../http/staff-route';
import { conditionalGet, sendWithEtag } from '../../http/etag';

export const queueParam = Type.Object({ type: stringEnum(helpDeskTypes) });
export const recordParam = Type.Object({ id: recordId });

/** GET /helpDesk/counts, /helpDesk/queues/{type}, /helpDesk/queues/{type}/assignees, and /helpDesk/records/{id}. */
export function helpDeskQueueRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  const getTag = () => getRevision(db, 'help-desk');
  const today = () => getOfficeDay(defaultRegion, context.now());

  app.get(
    '/helpDesk/counts',
    {
      preHandler: conditionalGet(getTag, (request) => getStaff(request).role),
      ...staffRouteOptions(
        context,
        { summary: 'Waiting requests in each queue' },
        { response: { 200: HelpDeskCounts } },
      ),
    },
    async (request) => ({ queues: await countWaiting(db, getQueues(getStaff(request).role)) }),
  );

  registerListRoute(app, context, {
    path: '/helpDesk/queues/:type',
    summary: 'A page of a help-desk queue',
    schema: { params: queueParam, querystring: QueueQuery },
    response: QueueResponse,
    parseFilter: parseQueueFilter,
    getRevision: getTag,
    // firstDayWaiting changes with the date.
    getVariant: (filter) => [filter, today()],
    read: async (filter, page) => {
      const [count] = await countWaiting(db, [filter.type]);
      return {
        items: await listQueue(db, vault, filter, page),
        total: await countQueue(db, filter),
        waiting: count?.waiting ?? 0,
        oldestWaitingAt: count?.oldestWaitingAt ?? null,
        firstDayWaiting:
          filter.type === 'requestPto' ? await findFirstDayWaiting(db, today()) : null,
      };
    },
  });

  app.get(
    '/helpDesk/queues/:type/assignees',
    staffRouteOptions(
      context,
      { summary: 'Staff who can be assigned records of the queue' },
      { params: queueParam, response: { 200: AssigneesResponse } },
    ),
    async (request) => {
      const { type } = request.params;
      requireQueue(request, type);
      return { assignees: await listAssignees(db, helpDeskScreens[type]) };
    },
  );

  app.get(
    '/helpDesk/records/:id',
    staffRouteOptions(
      context,
      { summary: 'A help-desk record with all details' },
      { params: recordParam, response: { 200: HelpDeskDetail } },
    ),
    async (request, reply) => {
      const { id } = await requireRecord(request, db, request.params.id);
      const detail = await readDetail(db, vault, id);
      if (detail === null) throw notFound();
      return sendWithEtag(request, reply, detail);
    },
  );

  registerPresenceRoute(app, context, {
    basePath: '/helpDesk/records',
    recordLabel: 'a help-desk record',
    kind: 'help-desk',
    assertVisible: (request, id) => requireRecord(request, db, id),
  });
}
