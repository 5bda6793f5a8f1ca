import type { Static } from 'typebox';
import { maxCalendarDays } from '../../../contract/help-desk/constants';
import {
  HelpDeskCounts,
  HelpDeskResponse,
  QueueQuery,
  QueueResponse,
} from '../../../contract/help-desk/queue-schema';
import {
  HelpDeskDetail,
  TimeOffQuery,
  TimeOffResponse,
} from '../../../contract/help-desk/record-schema';
import { getQueues, helpDeskScreens } from '../../../contract/help-desk/screens';
import { AssigneesResponse } from '../../../contract/inbox/change-schema';
import { helpDeskLimits, totalHeader } from '../../../contract/shared/list-limits';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { listAssignees } from '../../services/auth/account-queries';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { getRevision } from '../../core/db/list-revisions';
import { limitQuery } from '../../../contract/shared/schema/list-query';
import type { App } from '../../core/http/app-type';
import { notFound, validationError } from '../../core/http/errors';
import { conditionalGet, sendWithEtag } from '../../core/http/etag';
import { parseListLimit } from '../../core/http/lists/list-limit';
import { registerListRoute } from '../../core/http/lists/list-route';
import { registerPresenceRoute } from '../../core/http/presence/presence';
import { staffRouteOptions } from '../../core/http/staff-route';
import { countQueue, countWaiting, listHelpDesk, listQueue } from './queries';
import { readDetail } from './records/detail-queries';
import { parseQueueFilter, queueParam, recordParam, requireQueue, requireRecord } from './service';
import { findFirstDayWaiting, listTimeOff } from './time-off-queries';

const dayLength = 24 * 60 * 60_000;

export function helpDeskRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  const getTag = () => getRevision(db, 'help-desk');
  const today = () => getOfficeDay(defaultRegion, context.now());

  // Specification section 7. The response is a list, so the total is in a header.
  app.get(
    '/helpDesk',
    {
      preHandler: conditionalGet(getTag, (request) => {
        const { limit = 'default' } = request.query as Static<typeof limitQuery>;
        return `${getStaff(request).role} ${limit}`;
      }),
      ...staffRouteOptions(
        context,
        {
          summary: 'List help-desk requests, newest first',
          description: `All waiting records, and reviewed ones up to ${String(helpDeskLimits.default)} in total. With \`limit\`, waiting records come before reviewed ones. X-Total-Count is the total.`,
        },
        { querystring: limitQuery, response: { 200: HelpDeskResponse } },
      ),
    },
    async (request, reply) => {
      const types = getQueues(getStaff(request).role);
      const queues = await countWaiting(db, types);
      const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
      // A client that counts unreviewed records needs all of them.
      const limit =
        request.query.limit === undefined
          ? Math.max(waiting, helpDeskLimits.default)
          : parseListLimit(request.query, helpDeskLimits);
      const { records, total } = await listHelpDesk(db, vault, { types, limit });
      void reply.header(totalHeader, total);
      return records;
    },
  );

  app.get(
    '/helpDesk/counts',
    {
      preHandler: conditionalGet(getTag, (request) => getStaff(request).role),
      ...staffRouteOptions(
        context,
        { summary: 'Count waiting requests in each queue' },
        { response: { 200: HelpDeskCounts } },
      ),
    },
    async (request) => ({ queues: await countWaiting(db, getQueues(getStaff(request).role)) }),
  );

  registerListRoute(app, context, {
    path: '/helpDesk/queues/:type',
    summary: 'List the requests of a queue',
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
      { summary: 'List staff who can be assigned requests of the queue' },
      { params: queueParam, response: { 200: AssigneesResponse } },
    ),
    async (request) => {
      const { type } = request.params;
      requireQueue(request, type);
      return { assignees: await listAssignees(db, helpDeskScreens[type]) };
    },
  );

  app.get(
    '/helpDesk/time-off',
    {
      preHandler: conditionalGet(getTag, (request) => {
        // Before a 304 could reveal anything.
        requireQueue(request, 'requestPto');
        return JSON.stringify(request.query);
      }),
      ...staffRouteOptions(
        context,
        { summary: 'Get the time-off calendar' },
        { querystring: TimeOffQuery, response: { 200: TimeOffResponse } },
      ),
    },
    async ({ query: { from, to } }) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
      if (days < 1) throw validationError({ to: 'The last day is before the first day.' });
      if (days > maxCalendarDays) {
        throw validationError({ to: `Choose at most ${String(maxCalendarDays)} days.` });
      }
      return { items: await listTimeOff(db, vault, { from, to }) };
    },
  );

  app.get(
    '/helpDesk/records/:id',
    staffRouteOptions(
      context,
      { summary: 'Get a help-desk request with all details' },
      { params: recordParam, response: { 200: HelpDeskDetail } },
    ),
    async (request, reply) => {
      const record = await requireRecord(request, db, request.params.id);
      const types = getQueues(getStaff(request).role);
      const detail = await readDetail(db, vault, { record, types });
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
