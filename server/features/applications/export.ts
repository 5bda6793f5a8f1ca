import { applicationEndpoints } from '../../../contract/applications/endpoints';
import type { Application } from '../../../contract/applications/schema';
import { applicationStages } from '../../../contract/applications/constants';
import { formatPhone } from '../../../contract/shared/phone';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { createExportHandler } from '../../services/exports/export-route';
import type { Column } from '../../services/exports/spreadsheet';
import { listApplications } from './queries';
import { parseApplicationFilter } from './service';

export function applicationExportRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, applicationEndpoints);

  handle(
    'GET /jobs/applications/export',
    createExportHandler(context, async (request, page) => {
      const filter = parseApplicationFilter(request);
      const { stage, region, job, search } = filter;
      return {
        name: 'applications',
        columns,
        rows: await listApplications(context.database.db, filter, page),
        filters: { stage, region, job },
        hasSearch: search !== '',
      };
    }),
  );
}

const columns: readonly Column<Application>[] = [
  { label: 'Received', cell: ({ at }) => new Date(at), width: 18 },
  { label: 'Stage', cell: ({ stage }) => applicationStages[stage], width: 12 },
  { label: 'Name', cell: ({ name }) => name, width: 26 },
  { label: 'Phone', cell: ({ contact }) => formatPhone(contact), width: 16 },
  { label: 'Email', cell: ({ email }) => email, width: 30 },
  { label: 'Certificate', cell: ({ certified }) => (certified ? 'Yes' : 'No'), width: 10 },
  { label: 'Job', cell: ({ jobTitle }) => jobTitle, width: 34 },
  { label: 'Region', cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: 'Résumé', cell: ({ resume }) => (resume === null ? 'No' : 'Yes'), width: 10 },
  { label: 'Stage set by', cell: ({ changedBy }) => changedBy, width: 30, isStaff: true },
];
