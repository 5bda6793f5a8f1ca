import type { FastifyRequest } from 'fastify';
import { formatAuditAction } from '../../../contract/audit/constants';
import {
  AuditResponse,
  AuditExportQuery,
  AuditQuery,
  type AuditEntry,
} from '../../../contract/audit/schema';
import { getStartOfOfficeDay } from '../../../contract/shared/dates/time-zone';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { registerExportRoute } from '../../services/exports/export-route';
import type { Column } from '../../services/exports/spreadsheet';
import { registerListRoute } from '../../core/http/lists/list-route';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { listActors, searchAudit, type AuditFilter } from './queries';

export function auditRoutes(app: App, context: Context): void {
  const { database } = context;

  registerListRoute(app, context, {
    path: '/audit',
    summary: 'List audit entries, newest first',
    schema: { querystring: AuditQuery },
    response: AuditResponse,
    parseFilter: parseAuditFilter,
    read: async (filter, page) => {
      const { entries, total } = await searchAudit(database, filter, page);
      return { items: entries, total, actors: await listActors(database.db) };
    },
  });

  registerExportRoute(app, context, {
    path: '/audit/export',
    summary: 'Export the audit as CSV or Excel',
    schema: { querystring: AuditExportQuery },
    read: async (request, page) => {
      const query = request.query as AuditQuery;
      const { actor = null, kind = null, from = null, to = null, batch = null } = query;
      const filter = parseAuditFilter(request);
      return {
        name: 'audit',
        columns,
        rows: (await searchAudit(database, filter, page)).entries,
        filters: { actor, kind, from, to, 'bulk action': batch },
        hasSearch: filter.subject !== '',
      };
    },
  });
}

function parseAuditFilter(request: FastifyRequest): AuditFilter {
  const { actor, kind, from, to, batch } = request.query as AuditQuery;
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
  { label: 'When (Eastern time)', cell: ({ at }) => new Date(at), width: 20 },
  { label: 'Who', cell: ({ actor }) => actor, width: 34 },
  { label: 'Action', cell: ({ action, detail }) => formatAuditAction(action, detail), width: 60 },
  { label: 'Target', cell: formatTarget, width: 34 },
  { label: 'Thread', cell: ({ subject }) => subject.userId, width: 38 },
];
