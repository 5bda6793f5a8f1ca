import { QueueExportQuery } from '../../contract/help-desk-queue';
import { helpDeskScreens } from '../../contract/help-desk-screens';
import { mostExported } from '../../contract/list-limits';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listQueue } from '../db/queries/help-desk-queue';
import { exportLimits, sendExport } from '../exports/send-export';
import { queueColumns } from '../help-desk/export-columns';
import { queueFilterOf } from './help-desk-queue-query';
import { queueParam } from './help-desk-queues';
import { staffRoute } from './staff-route';

/** GET /helpDesk/queues/{type}/export: what a filter leaves of a queue, as a file. Who took it is recorded. */
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
      return sendExport(context, request, reply, {
        name: helpDeskScreens[type],
        columns: queueColumns(type, context.regions),
        rows: await listQueue(database.db, vault, filter, page),
        format,
        filters: { show: show === 'all' ? null : show, 'assigned to': assignee, region },
        searched: search !== '',
      });
    },
  );
}
