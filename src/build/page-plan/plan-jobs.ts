import { takesApplications, type ListedJob } from '../../../contract/jobs/listing';
import { dayAt } from '../../../contract/shared/region-facts';
import { defaultRegion, pathIn, type RegionId } from '../../../contract/shared/regions';
import type { JobRecord } from '../../site/job';
import type { NavLink, RegionRecord } from '../../site/page-context';
import { jobPath, routes } from '../../site/routes';
import type { Collections, Entry } from '../content/entry';
import type { FieldsOf } from '../content/schemas/schemas';
import { createPageContext, getParentLinks, type Layouts } from './page-contexts';
import type { PlannedPage } from './planned-page';

/** How many other jobs of the office the page of one names. */
const othersAtMost = 3;

/** Whether one can apply at a moment: from the day of posting to the last day, both as days at the job's office, unless it was closed. */
function isOpen(job: FieldsOf<'jobs'>, now: Date): boolean {
  return isPosted(job, now) && closedOn(job, now) === null && takesApplications(job, now);
}

/** The day on which it was closed before its last one, or null: it was not, or is to be on a later day. */
function closedOn({ region, closed }: FieldsOf<'jobs'>, now: Date): string | null {
  return closed !== undefined && closed <= dayAt(region, now) ? closed : null;
}

function isPosted({ region, posted }: FieldsOf<'jobs'>, now: Date): boolean {
  return posted <= dayAt(region, now);
}

/** The jobs one can apply for at a moment, by office in menu order, the newest first. */
export function findOpenJobs(
  jobs: Collections['jobs'],
  offices: RegionRecord[],
  now: Date,
): JobRecord[] {
  return offices.flatMap((office) =>
    jobs
      .filter(({ fields }) => fields.region === office.id && isOpen(fields, now))
      .map((entry) => toRecord(entry, office))
      .sort((one, other) =>
        one.posted === other.posted
          ? one.title.localeCompare(other.title, 'en-US')
          : other.posted.localeCompare(one.posted),
      ),
  );
}

/**
 * What a career page lists: New York's, which is every other path, all open jobs with its own first; a region's its own,
 * since certificates differ by state. `elsewhere` counts those it leaves out.
 */
export function selectJobs(
  region: RegionId,
  open: JobRecord[],
): { jobs: JobRecord[]; elsewhere: number } {
  const own = open.filter((job) => job.region === region);
  const others = open.filter((job) => job.region !== region);
  return region === defaultRegion
    ? { jobs: [...own, ...others], elsewhere: 0 }
    : { jobs: own, elsewhere: others.length };
}

/** What the API needs to know of the open jobs (jobs.json). */
export function toListedJobs(open: JobRecord[]): ListedJob[] {
  return open.map(({ slug, title, region, validThrough }) => ({
    slug,
    title,
    region,
    validThrough,
  }));
}

/**
 * A page for every job. A closed one keeps its page, so that a saved link or an article leads to a way on, but lists,
 * search engines and sitemaps no longer know it; one that is posted later has none yet.
 */
export function planJobs(
  collections: Collections,
  offices: RegionRecord[],
  shells: Layouts,
  now: Date,
): PlannedPage[] {
  const open = findOpenJobs(collections.jobs, offices, now);
  return collections.jobs
    .filter(({ fields }) => isPosted(fields, now))
    .flatMap((entry): PlannedPage[] => {
      const office = offices.find(({ id }) => id === entry.fields.region);
      if (office === undefined) return [];
      const path = jobPath(entry.name);
      const place = { path, region: defaultRegion, parents: wayTo(office.id, shells) };
      const applicable = isOpen(entry.fields, now);
      const base = createPageContext(entry, place, shells);
      const context = {
        ...base,
        lead: entry.fields.description,
        updated: base.updated ?? entry.fields.posted,
        unlisted: !applicable,
        job: toRecord(entry, office),
        isOpen: applicable,
        closed: closedOn(entry.fields, now),
        office,
        officeVariants: shells[office.id].variants,
        others: open
          .filter((job) => job.region === office.id && job.slug !== entry.name)
          .slice(0, othersAtMost),
      };
      return [{ path, template: 'job', file: entry.file, context }];
    });
}

function toRecord({ name, fields }: Entry<'jobs'>, office: RegionRecord): JobRecord {
  return {
    slug: name,
    title: fields.title,
    region: fields.region,
    place: {
      city: fields.place.city,
      county: fields.place.county ?? null,
      state: office.address.state,
    },
    type: fields.type,
    shifts: fields.shifts,
    languages: fields.languages,
    pay: fields.pay ?? null,
    benefits: fields.benefits ?? [],
    posted: fields.posted,
    validThrough: fields.validThrough,
    sample: fields.sample === true,
  };
}

/** Down to the jobs of an office: its own career page, though the job's page is everybody's. */
function wayTo(region: RegionId, shells: Layouts): NavLink[] {
  return [
    ...getParentLinks(region, shells),
    { label: 'Career', path: pathIn(region, routes.career) },
  ];
}
