import { jobTypes, shifts } from '../../../contract/jobs/listing';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import type { JobRecord } from '../../site/page-context';

/** Names in the URL's query. */
export const filterNames = ['place', 'language', 'shift', 'type'] as const;
export type FilterName = (typeof filterNames)[number];
/** '' means any. A place is a region ('maryland') or a town in it ('maryland/baltimore'). */
export type JobFilters = Readonly<Record<FilterName, string>>;

export const noFilters: JobFilters = { place: '', language: '', shift: '', type: '' };

export type Option = { value: string; label: string };

const toSlug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** 'new-york/brooklyn' */
function toTownId({ region, place }: JobRecord): string {
  return `${region}/${toSlug(place.city)}`;
}

const matchers: Record<FilterName, (job: JobRecord, value: string) => boolean> = {
  place: (job, value) => job.region === value || toTownId(job) === value,
  language: (job, value) => job.languages.some((language) => toSlug(language) === value),
  shift: (job, value) => job.shifts.some((shift) => shift === value),
  type: (job, value) => job.type === value,
};

export function filterJobs(jobs: JobRecord[], filters: JobFilters): JobRecord[] {
  return jobs.filter((job) =>
    filterNames.every((name) => filters[name] === '' || matchers[name](job, filters[name])),
  );
}

/** The filters in a query such as '?place=maryland&shift=night'; values without jobs are left out. */
export function parseFilters(search: string, options: FilterOptions): JobFilters {
  const query = new URLSearchParams(search);
  const read = (name: FilterName) => {
    const value = query.get(name) ?? '';
    return listValues(options, name).includes(value) ? value : '';
  };
  return {
    place: read('place'),
    language: read('language'),
    shift: read('shift'),
    type: read('type'),
  };
}

/** '?place=new-york/brooklyn&shift=night', or '' without filters. */
export function formatFilters(filters: JobFilters): string {
  const active = filterNames.filter((name) => filters[name] !== '');
  const query = active.map((name) => `${name}=${encodeURIComponent(filters[name])}`).join('&');
  return query === '' ? '' : `?${query.replace(/%2F/g, '/')}`;
}

export type FilterOptions = {
  /** Towns by region, in the order of the jobs. */
  place: { region: RegionId; towns: Option[] }[];
  language: Option[];
  shift: Option[];
  type: Option[];
};

/** Only options that some job has. */
export function findFilterOptions(jobs: JobRecord[]): FilterOptions {
  const regions = [...new Set(jobs.map((job) => job.region))];
  return {
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
        .map((language) => ({ value: toSlug(language), label: language })),
    ),
    shift: toOptions(shifts, (shift) => jobs.some((job) => job.shifts.includes(shift))),
    type: toOptions(jobTypes, (type) => jobs.some((job) => job.type === type)),
  };
}

export function findLabel(options: FilterOptions, name: FilterName, value: string): string {
  const all =
    name === 'place'
      ? options.place.flatMap(({ region, towns }) => [
          { value: region as string, label: regionFacts[region].state },
          ...towns,
        ])
      : options[name];
  return all.find((option) => option.value === value)?.label ?? value;
}

function listValues(options: FilterOptions, name: FilterName): string[] {
  return name === 'place'
    ? options.place.flatMap(({ region, towns }) => [region, ...towns.map(({ value }) => value)])
    : options[name].map(({ value }) => value);
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
