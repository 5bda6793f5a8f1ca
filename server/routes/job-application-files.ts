import { ApplicationsExportQuery, type Application } from '../../contract/job-applications';
import { applicationStages } from '../../contract/job-post-words';
import { mostExported } from '../../contract/list-limits';
import { formatPhone } from '../../contract/phone';
import { regionFacts } from '../../contract/region-facts';
import type { App } from '../app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { listApplications, openResume } from '../db/queries/applications';
import { recordAudit } from '../db/queries/audit';
import { notFound } from '../errors';
import { exportLimits, sendExport } from '../exports/send-export';
import type { Column } from '../exports/table';
import { applicationFilterOf, applicationParam } from './job-applications';
import { sendInert } from './send-inert';
import { staffRoute } from './staff-route';

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/**
 * GET /jobs/applications/{id}/resume: the résumé, and /jobs/applications/export: what the filters leave, as a file. Who took either, and
 * when, is recorded.
 */
export function jobApplicationFileRoutes(app: App, context: Context): void {
  const { database, vault } = context;

  app.get(
    '/jobs/applications/:id/resume',
    staffRoute(
      context,
      {
        summary: 'The résumé of an application',
        description: 'Answers the file itself: PDF, DOC or DOCX.',
        perMinute: 30,
      },
      { params: applicationParam },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const file = await inTransaction(database.db, async (tx) => {
        const found = await openResume(tx, vault, id);
        if (found === null) throw notFound();
        await recordAudit(tx, {
          at: context.now().toISOString(),
          actor: staffOf(request).email,
          action: 'open-resume',
          subject: { kind: 'application', id },
        });
        return found;
      });
      return sendInert(reply, { ...file, name: `resume.${extensions[file.type] ?? 'bin'}` });
    },
  );

  app.get(
    '/jobs/applications/export',
    {
      ...staffRoute(
        context,
        { summary: 'The applications as CSV or Excel', description: 'Answers the file itself.' },
        { querystring: ApplicationsExportQuery },
      ),
      config: exportLimits(context),
    },
    async (request, reply) => {
      const { format } = request.query;
      const filter = applicationFilterOf(request);
      const { stage, region, job, search } = filter;
      const page = { limit: mostExported[format] + 1, skip: 0 };
      return sendExport(context, request, reply, {
        name: 'applications',
        columns,
        rows: await listApplications(database.db, filter, page),
        format,
        filters: { stage, region, job },
        searched: search !== '',
      });
    },
  );
}

const columns: readonly Column<Application>[] = [
  { label: 'Received', cell: ({ at }) => new Date(at), width: 18 },
  { label: 'Stage', cell: ({ stage }) => applicationStages[stage], width: 12 },
  { label: 'Name', cell: ({ name }) => name, width: 26 },
  { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
  { label: 'E-mail', cell: ({ email }) => email, width: 30 },
  { label: 'Certified', cell: ({ certified }) => (certified ? 'Yes' : 'No'), width: 10 },
  { label: 'Job', cell: ({ jobTitle }) => jobTitle, width: 34 },
  { label: 'Region', cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: 'Résumé', cell: ({ resume }) => (resume === null ? 'No' : 'Yes'), width: 10 },
  { label: 'Stage set by', cell: ({ changedBy }) => changedBy, width: 30 },
];
