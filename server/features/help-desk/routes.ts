import type { FastifyRequest } from 'fastify';
import { maxCalendarDays, type HelpDeskType } from '../../../contract/help-desk/constants';
import { helpDeskEndpoints } from '../../../contract/help-desk/endpoints';
import type { QueueQuery } from '../../../contract/help-desk/queue-schema';
import { getQueues, helpDeskScreens } from '../../../contract/help-desk/screens';
import { helpDeskLimits, totalHeader } from '../../../contract/shared/list-limits';
import { listAssignees } from '../../services/auth/account-queries';
import { toSpan } from '../../services/follow-ups/list-queries';
import { readTagNames } from '../../services/tags/tag-names';
import { createExportHandler } from '../../services/exports/export-route';
import { readPages } from '../../services/exports/read-pages';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { getRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound, validationError } from '../../core/http/errors';
import { respondIfUnchanged } from '../../core/http/etag';
import { createListHandler, parseListLimit } from '../../core/http/lists/list-handler';
import { parseListFilter } from '../../core/http/lists/search-header';
import { createPresenceHandler } from '../../core/http/presence/presence';
import { getQueueColumns } from './export';
import {
  countWaiting,
  listAssigned,
  listHelpDesk,
  listQueue,
  type QueueFilter,
  type VisibleRequests,
} from './queries';
import { readDetail } from './records/detail-queries';
import { requireQueue, requireRecord } from './require-record';
import { helpDeskRecords } from './service';
import { listTimeOff } from './time-off-queries';

const dayLength = 24 * 60 * 60_000;

export function helpDeskRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const getListRevision = () => getRevision(db, 'helpDesk');
  const handle = createHandle(app, context, helpDeskEndpoints);

  // Specification section 7. The response is a list, so the total is in a header.
  handle('GET /helpDesk', async (request, reply) => {
    const { query } = request;
    const variant = query.limit ?? 'default';
    const unchanged = respondIfUnchanged(request, reply, await getListRevision(), variant);
    if (unchanged) return unchanged;
    const visible = getVisible(request);
    const queues = await countWaiting(db, visible);
    const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
    // A client that counts unreviewed records needs all of them.
    const limit =
      query.limit === undefined
        ? Math.max(waiting, helpDeskLimits.default)
        : parseListLimit(query, helpDeskLimits);
    const { records, total } = await listHelpDesk(db, encryption, { ...visible, limit });
    void reply.header(totalHeader, total);
    return records;
  });

  handle('GET /helpDesk/counts', async (request, reply) => {
    const unchanged = respondIfUnchanged(request, reply, await getListRevision(), 'counts');
    if (unchanged) return unchanged;
    return { queues: await countWaiting(db, getVisible(request)) };
  });

  handle(
    'GET /helpDesk/queues/:type',
    createListHandler({
      parseFilter: (request) => parseQueueFilter(context, request),
      getRevision: getListRevision,
      read: async (filter, page) => {
        const { type, regions } = filter;
        const [count] = await countWaiting(db, { types: [type], regions });
        return {
          ...(await listQueue(db, encryption, filter, page)),
          waiting: count?.waiting ?? 0,
          oldestWaitingAt: count?.oldestWaitingAt ?? null,
        };
      },
    }),
  );

  handle(
    'GET /helpDesk/queues/:type/export',
    createExportHandler(context, async (request) => {
      const filter = parseQueueFilter(context, request);
      const { type, show, assignee, region, search } = filter;
      return {
        name: helpDeskScreens[type],
        columns: getQueueColumns(type, await readTagNames(db)),
        rows: readPages(async (page) => (await listQueue(db, encryption, filter, page)).items),
        filters: {
          ...{ show: show === 'all' ? null : show, 'assigned to': assignee, region },
          'follow-up': request.query.followUp,
          tag: request.query.tag && 'yes',
        },
        filterLabels: { 'assigned to': { mine: 'the exporter' } },
        hasSearch: search !== '',
      };
    }),
  );

  handle('GET /helpDesk/queues/:type/assignees', async (request) => {
    const { type } = request.params;
    requireQueue(request, type);
    const { regions } = getStaff(request).access;
    const { region } = request.query;
    return {
      assignees: await listAssignees(db, helpDeskScreens[type], region ? [region] : regions),
      assigned: await listAssigned(db, { types: [type], regions }),
    };
  });

  handle('GET /helpDesk/time-off', async (request, reply) => {
    // Before a 304 could reveal anything.
    requireQueue(request, 'requestPto');
    const { from, to } = request.query;
    const variant = `${from} ${to}`;
    const unchanged = respondIfUnchanged(request, reply, await getListRevision(), variant);
    if (unchanged) return unchanged;
    const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
    if (days < 1) throw validationError({ to: 'The last day is before the first day.' });
    if (days > maxCalendarDays) {
      throw validationError({ to: `Choose at most ${String(maxCalendarDays)} days.` });
    }
    const { regions } = getStaff(request).access;
    return { items: await listTimeOff(db, encryption, { from, to, regions }) };
  });

  handle('GET /helpDesk/records/:id', async (request) => {
    const record = await requireRecord(context, request, db, request.params.id);
    const detail = await readDetail(db, encryption, { record, ...getVisible(request) });
    if (detail === null) throw notFound();
    return detail;
  });

  handle('POST /helpDesk/records/:id/presence', createPresenceHandler(context, helpDeskRecords));
}

function getVisible(request: FastifyRequest): VisibleRequests {
  const { access } = getStaff(request);
  return { types: getQueues(access), regions: access.regions };
}

/** Throws 403 if the account cannot see the queue, 400 if the search header cannot be decoded. */
function parseQueueFilter(
  { now }: Context,
  request: FastifyRequest<{ Params: { type: HelpDeskType }; Querystring: QueueQuery }>,
): QueueFilter {
  const { type } = request.params;
  requireQueue(request, type);
  const { assignee, followUp, ...filter } = parseListFilter(request);
  const { email } = getStaff(request);
  const span = toSpan(followUp, { now: now(), email });
  return { ...filter, type, span, assignee: assignee === 'mine' ? email : assignee };
}
