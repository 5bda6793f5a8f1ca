import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExportFormat } from '../../contract/export-formats';
import { QueueExportQuery, QueueNamedExport, type QueueItem } from '../../contract/help-desk-queue';
import { helpDeskScreens } from '../../contract/help-desk-screens';
import type { HelpDeskType } from '../../contract/help-desk-types';
import { mostExported } from '../../contract/list-limits';
import type { App } from '../app-type';
import type { Context } from '../context';
import { readItems } from '../db/queries/help-desk-items';
import { listQueue } from '../db/queries/help-desk-queue';
import { exportLimits, sendExport } from '../exports/send-export';
import { queueColumns } from '../help-desk/export-columns';
import { queueFilterOf, requireQueue } from './help-desk-queue-query';
import { queueParam } from './help-desk-queues';
import { staffRoute } from './staff-route';

/** GET /helpDesk/queues/{type}/export: what a filter leaves of a queue, as a file; POST: the records that are named. Who took it is recorded. */
export function helpDeskExportRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const described = {
    summary: 'A help-desk queue as CSV or Excel',
    description: 'Answers the file itself.',
  };

  app.get(
    '/helpDesk/queues/:type/export',
    {
      ...staffRoute(context, described, { params: queueParam, querystring: QueueExportQuery }),
      config: exportLimits(context),
    },
    async (request, reply) => {
      const { format } = request.query;
      const filter = queueFilterOf(request);
      const { type, show, assignee, region, search } = filter;
      const page = { limit: mostExported[format] + 1, skip: 0 };
      return send(context, request, reply, {
        type,
        rows: await listQueue(database.db, vault, filter, page),
        format,
        filters: { show: show === 'all' ? null : show, 'assigned to': assignee, region },
        searched: search !== '',
      });
    },
  );

  app.post(
    '/helpDesk/queues/:type/export',
    {
      ...staffRoute(
        context,
        { ...described, summary: 'Named help-desk records as CSV or Excel' },
        { params: queueParam, body: QueueNamedExport },
      ),
      config: exportLimits(context),
    },
    async (request, reply) => {
      const { type } = request.params;
      requireQueue(request, type);
      const { format, ids } = request.body;
      const items = await readItems(database.db, vault, [...new Set(ids)]);
      return send(context, request, reply, {
        type,
        rows: items.filter((item) => item.type === type),
        format,
        filters: { records: 'chosen ones' },
        searched: false,
      });
    },
  );
}

type Sent = {
  type: HelpDeskType;
  rows: readonly QueueItem[];
  format: ExportFormat;
  filters: Readonly<Record<string, string | null>>;
  searched: boolean;
};

function send(
  context: Context,
  request: FastifyRequest,
  reply: unknown,
  { type, ...rest }: Sent,
): Promise<FastifyReply> {
  return sendExport(context, request, reply as FastifyReply, {
    name: helpDeskScreens[type],
    columns: queueColumns(type, context.regions),
    ...rest,
  });
}
