import { jobPostLabels, shownJobStates } from '../../contract/jobs/constants';
import { JobPostsExportQuery, type FileJob, type JobPost } from '../../contract/jobs/schema';
import { jobTypes, payPeriods, shifts } from '../../contract/jobs/listing';
import { regionFacts } from '../../contract/shared/region-facts';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { listJobs } from './queries';
import { dayCell, type Column } from '../http/exports/spreadsheet';
import { filterFileJobs, listFileJobs } from './service';
import { exportRoute } from '../http/exports/export-route';
import { parseJobFilter } from './routes';

/** GET /jobs/export: the jobs that the filters leave as a file, those made here and then those of the site's files. Who took it is recorded. */
export function jobPostExportRoutes(app: App, context: Context): void {
  exportRoute(app, context, {
    path: '/jobs/export',
    summary: 'The jobs as CSV or Excel',
    schema: { querystring: JobPostsExportQuery },
    read: async (request, page) => {
      const filter = parseJobFilter(request);
      const { state, region, type, search } = filter;
      return {
        name: 'jobs',
        columns,
        rows: [
          ...(await listJobs(context.database.db, filter, context.now(), page)),
          ...filterFileJobs(await listFileJobs(context), filter),
        ],
        filters: { state, region, hours: type },
        searched: search !== '',
      };
    },
  });
}

/** Of a job of the site's files only what the office's list of it says is known. */
type Row = FileJob & Partial<Omit<JobPost, keyof FileJob>>;

const columns: readonly Column<Row>[] = [
  { label: jobPostLabels.title, cell: ({ title }) => title, width: 34 },
  { label: jobPostLabels.state, cell: ({ shown }) => shownJobStates[shown], width: 14 },
  { label: jobPostLabels.region, cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: jobPostLabels.city, cell: ({ city }) => city ?? null, width: 18 },
  { label: jobPostLabels.county, cell: ({ county }) => county ?? null, width: 16 },
  { label: jobPostLabels.type, cell: ({ type }) => (type ? jobTypes[type] : null) },
  {
    label: jobPostLabels.shifts,
    cell: (job) => job.shifts?.map((one) => shifts[one]).join('; ') ?? null,
    width: 22,
  },
  {
    label: jobPostLabels.languages,
    cell: ({ languages }) => languages?.join('; ') ?? null,
    width: 24,
  },
  { label: jobPostLabels.payFrom, cell: ({ pay }) => pay?.from ?? null },
  { label: jobPostLabels.payTo, cell: ({ pay }) => pay?.to ?? null },
  { label: jobPostLabels.payPer, cell: ({ pay }) => (pay ? payPeriods[pay.per] : null) },
  {
    label: jobPostLabels.benefits,
    cell: ({ benefits }) => benefits?.join('; ') ?? null,
    width: 40,
  },
  { label: jobPostLabels.posted, cell: ({ posted }) => dayCell(posted), width: 12 },
  {
    label: jobPostLabels.validThrough,
    cell: ({ validThrough }) => dayCell(validThrough),
    width: 16,
  },
  { label: jobPostLabels.slug, cell: ({ slug }) => `/career/${slug}`, width: 34 },
  { label: 'Applications', cell: ({ applications }) => applications },
  {
    label: 'Kept in',
    cell: ({ id, slug }) => (id === undefined ? `content/jobs/${slug}.mdx` : 'The dashboard'),
    width: 34,
  },
  {
    label: 'Changed',
    cell: ({ changedAt }) => (changedAt === undefined ? null : new Date(changedAt)),
    width: 18,
  },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy ?? null, width: 30 },
];
