import { jobPostLabels, shownJobStates } from '../../contract/job-post-words';
import { JobPostsExportQuery, type JobPost } from '../../contract/job-posts';
import { jobTypes, payPeriods, shifts } from '../../contract/jobs';
import { mostExported } from '../../contract/list-limits';
import { regionFacts } from '../../contract/region-facts';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listJobPosts } from '../db/queries/job-posts';
import { exportLimits, sendExport } from '../exports/send-export';
import type { Column } from '../exports/table';
import { jobFilterOf } from './job-posts';
import { staffRoute } from './staff-route';

/** GET /jobs/export: the jobs made here that the filters leave, as a file. Who took it is recorded. */
export function jobPostExportRoutes(app: App, context: Context): void {
  app.get(
    '/jobs/export',
    {
      ...staffRoute(
        context,
        { summary: 'The jobs as CSV or Excel', description: 'Answers the file itself.' },
        { querystring: JobPostsExportQuery },
      ),
      config: exportLimits(context),
    },
    async (request, reply) => {
      const { format } = request.query;
      const filter = jobFilterOf(request);
      const { state, region, type, search } = filter;
      const page = { limit: mostExported[format] + 1, skip: 0 };
      return sendExport(context, request, reply, {
        name: 'jobs',
        columns,
        rows: await listJobPosts(context.database.db, filter, context.now(), page),
        format,
        filters: { state, region, hours: type },
        searched: search !== '',
      });
    },
  );
}

const columns: readonly Column<JobPost>[] = [
  { label: jobPostLabels.title, cell: ({ title }) => title, width: 34 },
  { label: jobPostLabels.state, cell: ({ shown }) => shownJobStates[shown], width: 10 },
  { label: jobPostLabels.region, cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: jobPostLabels.city, cell: ({ city }) => city, width: 18 },
  { label: jobPostLabels.county, cell: ({ county }) => county, width: 16 },
  { label: jobPostLabels.type, cell: ({ type }) => (type === null ? null : jobTypes[type]) },
  {
    label: jobPostLabels.shifts,
    cell: (job) => job.shifts.map((one) => shifts[one]).join('; '),
    width: 22,
  },
  { label: jobPostLabels.languages, cell: ({ languages }) => languages.join('; '), width: 24 },
  { label: jobPostLabels.payFrom, cell: ({ pay }) => pay?.from ?? null },
  { label: jobPostLabels.payTo, cell: ({ pay }) => pay?.to ?? null },
  { label: jobPostLabels.payPer, cell: ({ pay }) => (pay === null ? null : payPeriods[pay.per]) },
  { label: jobPostLabels.benefits, cell: ({ benefits }) => benefits.join('; '), width: 40 },
  { label: jobPostLabels.posted, cell: ({ posted }) => posted, width: 12 },
  { label: jobPostLabels.validThrough, cell: ({ validThrough }) => validThrough, width: 16 },
  { label: jobPostLabels.slug, cell: ({ slug }) => `/career/${slug}`, width: 34 },
  { label: 'Applications', cell: ({ applications }) => applications },
  { label: 'Changed', cell: ({ changedAt }) => new Date(changedAt), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30 },
];
