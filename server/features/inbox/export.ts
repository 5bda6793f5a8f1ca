import { threadStatusLabels } from '../../../contract/inbox/constants';
import { inboxEndpoints } from '../../../contract/inbox/endpoints';
import type { Chat } from '../../../contract/inbox/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { createExportHandler, sendExport } from '../../services/exports/export-route';
import type { Column } from '../../services/exports/spreadsheet';
import type { InboxEntry } from './inbox';
import { parseFilter } from './routes';

export function inboxExportRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, inboxEndpoints);

  handle(
    'GET /chats/export',
    createExportHandler(context, async (request) => {
      const filter = parseFilter(request);
      const { query, waiting, failed, sort: _sort, ...filters } = filter;
      const entries = await context.inbox.list(filter, getStaff(request).email);
      return {
        name: 'messages',
        columns: getColumns(context),
        rows: entries.map(toRow),
        filters: {
          ...filters,
          waiting: waiting ? 'yes' : null,
          'failed replies': failed ? 'yes' : null,
        },
        hasSearch: query !== '',
      };
    }),
  );

  handle('POST /chats/export', async (request, reply) => {
    const { format, userIds } = request.body;
    const entries = await Promise.all(
      [...new Set(userIds)].map((threadId) => context.inbox.find(threadId)),
    );
    return sendExport(context, request, reply, {
      name: 'messages',
      columns: getColumns(context),
      rows: entries.flatMap((entry) => (entry === null ? [] : [toRow(entry)])),
      format,
      filters: { threads: 'unread' },
      hasSearch: false,
    });
  });
}

type Row = Chat & Pick<InboxEntry, 'waitsSince' | 'activeAt'>;

function toRow({ json, waitsSince, activeAt }: InboxEntry): Row {
  return { ...(JSON.parse(json) as Chat), waitsSince, activeAt };
}

function getColumns({ regions }: Context): readonly Column<Row>[] {
  return [
    { label: 'Name', cell: ({ name }) => name, width: 28 },
    { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
    { label: 'Email', cell: ({ email }) => email, width: 32 },
    { label: 'Can text', cell: ({ canText }) => (canText ? 'yes' : 'no'), width: 14 },
    { label: 'Office', cell: ({ region }) => regions[region].place, width: 16 },
    { label: 'Status', cell: ({ status }) => threadStatusLabels[status], width: 12 },
    { label: 'Assigned to', cell: ({ assignee }) => assignee, width: 28, isStaff: true },
    { label: 'Messages', cell: ({ total }) => total, width: 10 },
    {
      label: 'Waiting since (Eastern time)',
      cell: ({ waitsSince }) => (waitsSince === null ? null : new Date(waitsSince)),
      width: 26,
    },
    {
      label: 'Latest activity (Eastern time)',
      cell: ({ activeAt }) => new Date(activeAt),
      width: 28,
    },
  ];
}
