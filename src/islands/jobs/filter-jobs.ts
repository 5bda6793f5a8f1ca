import { toSlug } from '../../../contract/shared/text/slug';
import type { JobRecord } from '../../shared/page-context';
import type { Texts } from '../../shared/texts/en';

/** The facts of each job in the page, for its filters and to tell whether it is still open. */
export type PageJob = Pick<
  JobRecord,
  'slug' | 'region' | 'place' | 'type' | 'shifts' | 'languages' | 'validThrough'
>;

export function toPageJob(job: JobRecord): PageJob {
  const { slug, region, place, type, shifts, languages, validThrough } = job;
  return { slug, region, place, type, shifts, languages, validThrough };
}

/** Names in the URL's query. */
export const filterNames = ['place', 'language', 'shift', 'type'] as const;
export type FilterName = (typeof filterNames)[number];
/** '' means any. A place is a region ('maryland') or a town in it ('maryland/baltimore'). */
export type JobFilters = Readonly<Record<FilterName, string>>;

export type Option = { value: string; label: string };

/** 'new-york/brooklyn' */
function toTownId({ region, place }: PageJob): string {
  return `${region}/${toSlug(place.city)}`;
}

const matchers: Record<FilterName, (job: PageJob, value: string) => boolean> = {
  place: (job, value) => job.region === value || toTownId(job) === value,
  language: (job, value) => job.languages.some((language) => toSlug(language) === value),
  shift: (job, value) => job.shifts.some((shift) => shift === value),
  type: (job, value) => job.type === value,
};

export function matchesFilters(job: PageJob, filters: JobFilters): boolean {
  return filterNames.every((name) => filters[name] === '' || matchers[name](job, filters[name]));
}

/** '?place=new-york/brooklyn&shift=night', or '' without filters. */
export function formatFilters(filters: JobFilters): string {
  const active = filterNames.filter((name) => filters[name] !== '');
  const query = active.map((name) => `${name}=${encodeURIComponent(filters[name])}`).join('&');
  return query === '' ? '' : `?${query.replace(/%2F/g, '/')}`;
}

export type FilterOptions = ReturnType<typeof findFilterOptions>;

/** Only options that some job has. */
export function findFilterOptions(
  jobs: readonly PageJob[],
  { types, shifts, languages }: Pick<Texts['jobs'], 'types' | 'shifts' | 'languages'>,
) {
  const regions = [...new Set(jobs.map((job) => job.region))];
  return {
    /** Towns by region, in the order of the jobs. */
    place: regions.map((region) => ({
      region,
      towns: sortUnique(
        jobs
          .filter((job) => job.region === region)
          .map((job) => ({ value: toTownId(job), label: job.place.city })),
      ),
    })),
    language: sortUnique(
      jobs
        .flatMap((job) => job.languages)
        .map((language) => ({ value: toSlug(language), label: languages[language] ?? language })),
    ),
    shift: toOptions(shifts, (shift) => jobs.some((job) => job.shifts.includes(shift))),
    type: toOptions(types, (type) => jobs.some((job) => job.type === type)),
  };
}

function sortUnique(options: Option[]): Option[] {
  const unique = new Map(options.map((option) => [option.value, option]));
  return [...unique.values()].sort((one, other) => one.label.localeCompare(other.label, 'en-US'));
}

function toOptions<Id extends string>(
  labels: Record<Id, string>,
  hasJobs: (id: Id) => boolean,
): Option[] {
  return (Object.keys(labels) as Id[])
    .filter(hasJobs)
    .map((value) => ({ value, label: labels[value] }));
}
