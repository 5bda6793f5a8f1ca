import { jobPostLabels, jobDisplayStates } from '../../../contract/jobs/constants';
import { jobTypes, payPeriods, shifts } from '../../../contract/jobs/listing';
import type { FileJob, JobPost } from '../../../contract/jobs/schema';
import { regionFacts } from '../../../contract/shared/region-facts';
import { toDateCell, type Column } from '../../services/exports/spreadsheet';

type Row = FileJob & Partial<Omit<JobPost, keyof FileJob>>;

export const jobColumns: readonly Column<Row>[] = [
  { label: jobPostLabels.title, cell: ({ title }) => title, width: 34 },
  {
    label: jobPostLabels.state,
    cell: ({ displayState }) => jobDisplayStates[displayState],
    width: 14,
  },
  { label: jobPostLabels.region, cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: jobPostLabels.city, cell: ({ city }) => city ?? null, width: 18 },
  { label: jobPostLabels.county, cell: ({ county }) => county ?? null, width: 16 },
  { label: jobPostLabels.type, cell: ({ type }) => (type ? jobTypes[type] : null) },
  {
    label: jobPostLabels.shifts,
    cell: (job) => listCell(job.shifts?.map((shift) => shifts[shift])),
    width: 22,
  },
  { label: jobPostLabels.languages, cell: ({ languages }) => listCell(languages), width: 24 },
  { label: jobPostLabels.payFrom, cell: ({ pay }) => pay?.from ?? null },
  { label: jobPostLabels.payTo, cell: ({ pay }) => pay?.to ?? null },
  { label: jobPostLabels.payPer, cell: ({ pay }) => (pay ? payPeriods[pay.per] : null) },
  { label: jobPostLabels.benefits, cell: ({ benefits }) => listCell(benefits), width: 40 },
  { label: jobPostLabels.posted, cell: ({ posted }) => toDateCell(posted), width: 12 },
  { label: jobPostLabels.validThrough, cell: (job) => toDateCell(job.validThrough), width: 16 },
  { label: jobPostLabels.slug, cell: ({ slug }) => `/career/${slug}`, width: 34 },
  { label: 'Applications', cell: ({ applications }) => applications },
  {
    label: 'Source',
    cell: ({ id, slug }) => (id === undefined ? `content/jobs/${slug}.mdx` : 'Dashboard'),
    width: 34,
  },
  { label: 'Changed', cell: (job) => (job.changedAt ? new Date(job.changedAt) : null), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy ?? null, width: 30, isStaff: true },
];

function listCell(values: readonly string[] | undefined): string | null {
  return values?.join('; ') ?? null;
}
