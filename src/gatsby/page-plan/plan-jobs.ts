import { acceptsApplications, type ListedJob } from '../../../contract/jobs/listing';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import type { JobRecord, RegionRecord } from '../../shared/page-context';
import { getJobPath, routes } from '../../shared/routes';
import type { Collections, Entry } from '../content/entry';
import type { FieldsOf } from '../content/schemas/schemas';
import { createPageContext, getParentLinks, type PlanInput } from './page-contexts';
import type { PlannedPage } from './planned-page';

/** Other jobs of the office shown on a job's page. */
const maxOtherJobs = 3;

/** People can apply from the day of posting to the last day at the job's office, unless closed earlier. */
function isOpen(job: FieldsOf<'jobs'>, now: Date): boolean {
  return isPosted(job, now) && getClosingDay(job, now) === null && acceptsApplications(job, now);
}

/** The day on which a job was closed early, or null if it isn't closed yet. */
function getClosingDay({ region, closed }: FieldsOf<'jobs'>, now: Date): string | null {
  return closed !== undefined && closed <= getOfficeDay(region, now) ? closed : null;
}

function isPosted({ region, posted }: FieldsOf<'jobs'>, now: Date): boolean {
  return posted <= getOfficeDay(region, now);
}

/** Open jobs by office in menu order, the newest first. */
export function findOpenJobs(
  jobs: Collections['jobs'],
  offices: RegionRecord[],
  now: Date,
): JobRecord[] {
  return offices.flatMap((office) =>
    jobs
      .filter(({ fields }) => fields.region === office.id && isOpen(fields, now))
      .map((entry) => toRecord(entry, office))
      .sort((a, b) => b.posted.localeCompare(a.posted) || a.title.localeCompare(b.title, 'en-US')),
  );
}

/**
 * The jobs of a career page. New York's lists all, its own first. Other regions list their own, because certificates differ by
 * state; `elsewhere` counts the rest.
 */
export function selectJobs(
  region: RegionId,
  open: JobRecord[],
): { jobs: JobRecord[]; elsewhere: number } {
  const regionJobs = open.filter((job) => job.region === region);
  const others = open.filter((job) => job.region !== region);
  return region === defaultRegion
    ? { jobs: [...regionJobs, ...others], elsewhere: 0 }
    : { jobs: regionJobs, elsewhere: others.length };
}

/** For jobs.json, which the API reads. */
export function toListedJobs(open: JobRecord[]): ListedJob[] {
  return open.map(({ slug, title, region, validThrough, sample }) => ({
    slug,
    title,
    region,
    validThrough,
    sample,
  }));
}

/** Plans a page for every posted job. A closed job keeps its page for old links, but isn't listed or indexed. */
export function planJobs(input: PlanInput): PlannedPage[] {
  const { collections, offices, layouts, texts, now } = input;
  const open = findOpenJobs(collections.jobs, offices, now);
  return collections.jobs
    .filter(({ fields }) => isPosted(fields, now))
    .map((entry) => {
      const { region: office, otherRegion: otherOffice, variants } = layouts[entry.fields.region];
      const path = getJobPath(entry.name);
      const parents = [
        ...getParentLinks(office.id, input),
        { label: texts.nav.career, path: getRegionPath(office.id, routes.career) },
      ];
      const isJobOpen = isOpen(entry.fields, now);
      const job = toRecord(entry, office);
      const title = texts.jobs.title(job.title, { ...job.place, region: office.id });
      const base = createPageContext(
        { ...entry, fields: { ...entry.fields, title } },
        { path, region: defaultRegion, parents },
        input,
      );
      const context = {
        ...base,
        regionId: office.id,
        lead: entry.fields.description,
        updated: base.updated ?? entry.fields.posted,
        unlisted: !isJobOpen,
        job,
        isOpen: isJobOpen,
        closed: getClosingDay(entry.fields, now),
        office,
        otherOffice,
        officeVariants: variants,
        others: open
          .filter((job) => job.region === office.id && job.slug !== entry.name)
          .slice(0, maxOtherJobs),
      };
      return { path, template: 'job', file: entry.file, context, content: entry.content };
    });
}

function toRecord({ name, fields, language }: Entry<'jobs'>, office: RegionRecord): JobRecord {
  const { description: _description, closed: _closed, updated: _updated, ...job } = fields;
  const { city, county = null } = job.place;
  return {
    ...job,
    slug: name,
    place: { city, county, state: office.address.state },
    pay: job.pay ?? null,
    benefits: job.benefits ?? [],
    sample: job.sample ?? false,
    textLanguage: language,
  };
}
