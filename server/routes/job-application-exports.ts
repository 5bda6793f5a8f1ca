import { ApplicationsExportQuery, type Application } from '../../contract/job-applications';
import { applicationStages } from '../../contract/job-post-words';
import { formatPhone } from '../../contract/phone';
import { regionFacts } from '../../contract/region-facts';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listApplications } from '../db/queries/applications';
import type { Column } from '../exports/table';
import { exportRoute } from './export-route';
import { applicationFilterOf } from './job-applications';

/** GET /jobs/applications/export: what the filters leave, as a file. Who took it is recorded. */
export function jobApplicationExportRoutes(app: App, context: Context): void {
  exportRoute(app, context, {
    path: '/jobs/applications/export',
    summary: 'The applications as CSV or Excel',
    schema: { querystring: ApplicationsExportQuery },
    read: async (request, page) => {
      const filter = applicationFilterOf(request);
      const { stage, region, job, search } = filter;
      return {
        name: 'applications',
        columns,
        rows: await listApplications(context.database.db, filter, page),
        filters: { stage, region, job },
        searched: search !== '',
      };
    },
  });
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
