import { jobPostLabels, jobDisplayStates } from '../../../contract/jobs/constants';
import { jobTypes, payPeriods, shifts } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { Column } from '../../services/exports/spreadsheet';

type Row = FileJob & Partial<Omit<JobPost, keyof FileJob>>;

export const jobColumns: readonly Column<Row>[] = [
  { label: jobPostLabels.title, cell: ({ title }) => title, width: 34 },
  {
    label: jobPostLabels.state,
    cell: ({ displayState }) => jobDisplayStates[displayState],
    width: 14,
  },
  { label: jobPostLabels.region, cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: jobPostLabels.city, cell: ({ city }) => city, width: 18 },
  { label: jobPostLabels.county, cell: ({ county }) => county, width: 16 },
  { label: jobPostLabels.type, cell: ({ type }) => (type ? jobTypes[type] : null) },
  {
    label: jobPostLabels.shifts,
    cell: (job) => job.shifts?.map((shift) => shifts[shift]).join('; '),
    width: 22,
  },
  { label: jobPostLabels.languages, cell: ({ languages }) => languages?.join('; '), width: 24 },
  { label: jobPostLabels.payFrom, cell: ({ pay }) => pay?.from, type: 'number' },
  { label: jobPostLabels.payTo, cell: ({ pay }) => pay?.to, type: 'number' },
  { label: jobPostLabels.payPer, cell: ({ pay }) => (pay ? payPeriods[pay.per] : null) },
  { label: jobPostLabels.benefits, cell: ({ benefits }) => benefits?.join('; '), width: 40 },
  { label: jobPostLabels.posted, cell: ({ posted }) => posted, type: 'day', width: 12 },
  {
    label: jobPostLabels.validThrough,
    cell: ({ validThrough }) => validThrough,
    type: 'day',
    width: 16,
  },
  { label: jobPostLabels.slug, cell: ({ slug }) => `/career/${slug}`, width: 34 },
  { label: 'Applications', cell: ({ applications }) => applications, type: 'number' },
  {
    label: 'Source',
    cell: ({ id, slug }) => (id === undefined ? `content/jobs/${slug}.mdx` : 'Dashboard'),
    width: 34,
  },
  { label: 'Changed', cell: ({ changedAt }) => changedAt, type: 'time', width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30, isStaff: true },
];
