import { auditWords } from '../../contract/audit/constants';
import {
  AuditAnswer,
  AuditExportQuery,
  AuditQuery,
  type AuditEntry,
} from '../../contract/audit/schema';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { listActors, searchAudit, type AuditFilter } from './queries';
import type { Column } from '../http/exports/spreadsheet';
import { startOfOfficeDay } from '../../contract/shared/dates/time-zone';
import { exportRoute } from '../http/exports/export-route';
import { listRoute } from '../http/lists/list-route';
import { searchedFor } from '../http/lists/search-header';

/** GET /audit: who did what, for the owner; GET /audit/export: the same as a file. */
export function auditRoutes(app: App, context: Context): void {
  const { database } = context;
  listRoute(app, context, {
    path: '/audit',
    summary: 'Who did what, the newest first',
    schema: { querystring: AuditQuery },
    answer: AuditAnswer,
    filterOf: (request) => filterOf(request.query as AuditQuery, searchedFor(request)),
    read: async (filter, page) => {
      const found = await searchAudit(database, filter);
      return {
        items: await found.entries(page),
        total: await found.count(),
        people: await listActors(database.db),
      };
    },
  });

  exportRoute(app, context, {
    path: '/audit/export',
    summary: 'The audit as CSV or Excel',
    schema: { querystring: AuditExportQuery },
    read: async (request, page) => {
      const query = request.query as AuditQuery;
      const { who = null, kind = null, from = null, to = null } = query;
      const subject = searchedFor(request);
      const found = await searchAudit(database, filterOf(query, subject));
      return {
        name: 'audit',
        columns,
        rows: await found.entries(page),
        filters: { who, kind, from, to },
        searched: subject !== '',
      };
    },
  });
}

function filterOf({ who, kind, from, to }: AuditQuery, subject: string): AuditFilter {
  return {
    actor: who ?? null,
    kind: kind ?? null,
    since: from === undefined ? null : startOfOfficeDay(from).toISOString(),
    before: to === undefined ? null : startOfOfficeDay(to, 1).toISOString(),
    subject,
  };
}

const columns: readonly Column<AuditEntry>[] = [
  { label: 'When (Eastern time)', cell: ({ at }) => new Date(at), width: 20 },
  { label: 'Who', cell: ({ actor }) => actor, width: 34 },
  { label: 'What', cell: ({ action, detail }) => auditWords(action, detail), width: 60 },
  { label: 'To what', cell: ({ subject }) => subject.name, width: 34 },
  { label: 'Thread', cell: ({ subject }) => subject.userId, width: 38 },
];
