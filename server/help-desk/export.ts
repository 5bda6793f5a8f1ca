import { QueueExportQuery } from '../../contract/help-desk/queue-schema';
import { helpDeskScreens } from '../../contract/help-desk/screens';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { listQueue } from './queues/queries';
import { exportColumnsOf } from './export-columns';
import { exportRoute } from '../http/exports/export-route';
import { queueFilterOf } from './queues/params';
import { queueParam } from './queues/routes';

/** GET /helpDesk/queues/{type}/export: what a filter leaves of a queue, as a file. Who took it is recorded. */
export function helpDeskExportRoutes(app: App, context: Context): void {
  const { database, vault } = context;

  exportRoute(app, context, {
    path: '/helpDesk/queues/:type/export',
    summary: 'A help-desk queue as CSV or Excel',
    schema: { params: queueParam, querystring: QueueExportQuery },
    read: async (request, page) => {
      const filter = queueFilterOf(request);
      const { type, show, assignee, region, search } = filter;
      return {
        name: helpDeskScreens[type],
        columns: exportColumnsOf(type),
        rows: await listQueue(database.db, vault, filter, page),
        filters: { show: show === 'all' ? null : show, 'assigned to': assignee, region },
        searched: search !== '',
      };
    },
  });
}
