import type { FastifyRequest } from 'fastify';
import { formatAuditAction } from '../../../contract/audit/constants';
import { auditEndpoints } from '../../../contract/audit/endpoints';
import type { AuditEntry, AuditQuery } from '../../../contract/audit/schema';
import { getStartOfOfficeDay } from '../../../contract/shared/dates/time-zone';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createExportHandler } from '../../services/exports/export-route';
import { readPages } from '../../services/exports/read-pages';
import { timeColumn, type Column } from '../../services/exports/spreadsheet';
import { createHandle } from '../../core/http/endpoints';
import { createListHandler } from '../../core/http/lists/list-handler';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { listActors, searchAudit, type AuditFilter } from './queries';

export function auditRoutes(app: App, context: Context): void {
  const { database } = context;
  const handle = createHandle(app, context, auditEndpoints);

  handle(
    'GET /audit',
    createListHandler({
      parseFilter: parseAuditFilter,
      read: async (filter, page) => {
        const { entries, total } = await searchAudit(context, filter, page);
        return { items: entries, total, actors: await listActors(database.db) };
      },
    }),
  );

  handle(
    'GET /audit/export',
    createExportHandler(context, async (request) => {
      const { actor = null, kind = null, from = null, to = null, batch = null } = request.query;
      const filter = parseAuditFilter(request);
      return {
        name: 'audit',
        columns,
        rows: readPages(async (page) => (await searchAudit(context, filter, page)).entries),
        filters: { actor, kind, from, to, 'bulk action': batch },
        hasSearch: filter.subject !== '',
      };
    }),
  );
}

function parseAuditFilter(request: FastifyRequest<{ Querystring: AuditQuery }>): AuditFilter {
  const { actor, kind, from, to, batch } = request.query;
  return {
    actor: actor ?? null,
    kind: kind ?? null,
    since: from === undefined ? null : getStartOfOfficeDay(from).toISOString(),
    before: to === undefined ? null : getStartOfOfficeDay(to, 1).toISOString(),
    subject: getSearchQuery(request),
    batch: batch ?? null,
  };
}

function formatTarget({ subject, count }: AuditEntry): string {
  return count === undefined ? subject.name : `${subject.name} and ${String(count - 1)} more`;
}

const columns: readonly Column<AuditEntry>[] = [
  timeColumn('When', ({ at }) => at),
  { label: 'Person', cell: ({ actor }) => actor, width: 34 },
  { label: 'Action', cell: ({ action, detail }) => formatAuditAction(action, detail), width: 60 },
  { label: 'Target', cell: formatTarget, width: 34 },
  { label: 'Thread', cell: ({ subject }) => subject.userId, width: 38 },
];
