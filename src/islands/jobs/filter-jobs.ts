import { jobTypes, shifts } from '../../../contract/jobs/listing';
import type { RegionId } from '../../../contract/shared/regions';
import type { JobRecord } from '../../site/job';

/** The filters of a list of jobs, by their names in the URL's query. */
export const filterNames = ['place', 'language', 'shift', 'type'] as const;
export type FilterName = (typeof filterNames)[number];
/** The chosen value of each; '' means any. A place is a region ('maryland') or a town in it ('maryland/baltimore'). */
export type JobFilters = Readonly<Record<FilterName, string>>;

export const noFilters: JobFilters = { place: '', language: '', shift: '', type: '' };

export type Option = { value: string; label: string };

const wordId = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** 'new-york/brooklyn' */
export function townId({ region, place }: JobRecord): string {
  return `${region}/${wordId(place.city)}`;
}

const fits: Record<FilterName, (job: JobRecord, value: string) => boolean> = {
  place: (job, value) => job.region === value || townId(job) === value,
  language: (job, value) => job.languages.some((language) => wordId(language) === value),
  shift: (job, value) => job.shifts.some((shift) => shift === value),
  type: (job, value) => job.type === value,
};

/** The jobs that fit every chosen filter. */
export function filterJobs(jobs: JobRecord[], filters: JobFilters): JobRecord[] {
  return jobs.filter((job) =>
    filterNames.every((name) => filters[name] === '' || fits[name](job, filters[name])),
  );
}

/** The filters a query asks for ('?place=maryland&shift=night'); what the list does not offer is left out. */
export function readFilters(search: string, options: FilterOptions): JobFilters {
  const query = new URLSearchParams(search);
  const read = (name: FilterName) => {
    const value = query.get(name) ?? '';
    return valuesOf(options, name).includes(value) ? value : '';
  };
  return {
    place: read('place'),
    language: read('language'),
    shift: read('shift'),
    type: read('type'),
  };
}

/** '?place=new-york/brooklyn&shift=night', or '' without filters. */
export function writeFilters(filters: JobFilters): string {
  const chosen = filterNames.filter((name) => filters[name] !== '');
  const query = chosen.map((name) => `${name}=${encodeURIComponent(filters[name])}`).join('&');
  return query === '' ? '' : `?${query.replace(/%2F/g, '/')}`;
}

export type FilterOptions = {
  /** Towns by region, in the order of the jobs. */
  place: { region: RegionId; towns: Option[] }[];
  language: Option[];
  shift: Option[];
  type: Option[];
};

/** What can be chosen: only what some job of the list has. */
export function filterOptions(jobs: JobRecord[]): FilterOptions {
  const regions = [...new Set(jobs.map((job) => job.region))];
  return {
    place: regions.map((region) => ({
      region,
      towns: sorted(
        jobs
          .filter((job) => job.region === region)
          .map((job) => ({ value: townId(job), label: job.place.city })),
      ),
    })),
    language: sorted(
      jobs
        .flatMap((job) => job.languages)
        .map((language) => ({ value: wordId(language), label: language })),
    ),
    shift: known(shifts, (shift) => jobs.some((job) => job.shifts.includes(shift))),
    type: known(jobTypes, (type) => jobs.some((job) => job.type === type)),
  };
}

/** What a chosen value is called in the form. */
export function labelOf(
  options: FilterOptions,
  places: Readonly<Record<RegionId, string>>,
  name: FilterName,
  value: string,
): string {
  const all =
    name === 'place'
      ? options.place.flatMap(({ region, towns }) => [
          { value: region as string, label: places[region] },
          ...towns,
        ])
      : options[name];
  return all.find((option) => option.value === value)?.label ?? value;
}

function valuesOf(options: FilterOptions, name: FilterName): string[] {
  return name === 'place'
    ? options.place.flatMap(({ region, towns }) => [region, ...towns.map(({ value }) => value)])
    : options[name].map(({ value }) => value);
}

function sorted(options: Option[]): Option[] {
  const unique = new Map(options.map((option) => [option.value, option]));
  return [...unique.values()].sort((one, other) => one.label.localeCompare(other.label, 'en-US'));
}

function known<Id extends string>(
  labels: Record<Id, string>,
  isUsed: (id: Id) => boolean,
): Option[] {
  return (Object.keys(labels) as Id[])
    .filter(isUsed)
    .map((value) => ({ value, label: labels[value] }));
}
