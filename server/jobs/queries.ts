import { sql, type RawBuilder } from 'kysely';
import type { JobPostSort, JobState, ShownJobState } from '../../contract/jobs/constants';
import type { JobPostRecord } from '../../contract/jobs/form-values';
import type { JobPost } from '../../contract/jobs/schema';
import type { JobType } from '../../contract/jobs/listing';
import { dayAt } from '../../contract/shared/region-facts';
import { regionIds, toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countOf, type Page } from '../db/pagination';
import type { JobPostTable } from './table';
import { countApplicationsPerJob } from '../applications/count-queries';
import { whereWords } from '../db/search-clause';

/** What of the jobs is wanted; null is no filter. */
export type JobFilter = {
  state: ShownJobState | null;
  region: RegionId | null;
  type: JobType | null;
  /** '' is no filter. */
  search: string;
  sort: JobPostSort;
  isDescending: boolean;
};

/** The jobs that a filter leaves, in its order: `limit` of them after the first `skip`. */
export async function listJobs(
  db: Db,
  filter: JobFilter,
  now: Date,
  page: Page,
): Promise<JobPost[]> {
  const rows = await matching(db, filter, now)
    .selectAll()
    .orderBy(ordering(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return withCounts(db, rows, now);
}

/** How many jobs a filter leaves. */
export function countJobs(db: Db, filter: JobFilter, now: Date): Promise<number> {
  return countOf(matching(db, filter, now));
}

/** A job, or null when there is none. */
export async function findJob(db: Db, id: string, now: Date): Promise<JobPost | null> {
  const rows = await db.selectFrom('job_posts').selectAll().where('id', '=', id).execute();
  return (await withCounts(db, rows, now))[0] ?? null;
}

/** How a job with this address stands, and until when it takes applications; null: the office has made none. */
export async function findJobBySlug(
  db: Db,
  slug: string,
): Promise<Pick<JobPost, 'id' | 'title' | 'region' | 'state' | 'validThrough'> | null> {
  const row = await db
    .selectFrom('job_posts')
    .select(['id', 'title', 'region', 'state', 'valid_through'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    title: row.title,
    region: toRegion(row.region),
    state: row.state as JobState,
    validThrough: row.valid_through,
  };
}

/** The addresses of all jobs, drafts included. */
export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('job_posts').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Every job that was ever open. */
export async function listOpenedJobs(db: Db): Promise<(JobPostRecord & Opened)[]> {
  const rows = await db
    .selectFrom('job_posts')
    .selectAll()
    .where('opened_at', 'is not', null)
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    ...toRecord(row),
    closedOn: row.closed_on,
    sample: row.sample === 1,
  }));
}
export type Opened = { closedOn: string | null; sample: boolean };

/** How a job is listed on a day: an open one is not open yet before the day of its posting at its office, and has expired after its last one. */
export function shownState(
  {
    state,
    posted,
    validThrough,
    region,
  }: Pick<JobPostRecord, 'state' | 'posted' | 'validThrough' | 'region'>,
  now: Date,
): ShownJobState {
  if (state !== 'open') return state;
  const today = dayAt(region, now);
  if (validThrough !== null && validThrough < today) return 'expired';
  return posted !== null && posted > today ? 'ahead' : 'open';
}

async function withCounts(db: Db, rows: JobPostTable[], now: Date): Promise<JobPost[]> {
  const counts = await countApplicationsPerJob(
    db,
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => {
    const record = toRecord(row);
    return {
      ...record,
      id: row.id,
      shown: shownState(record, now),
      wasOpen: row.opened_at !== null,
      closedOn: row.closed_on,
      sample: row.sample === 1,
      version: row.version,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
      ...counts(row.slug),
    };
  });
}

function matching(db: Db, { state, region, type, search }: JobFilter, now: Date) {
  let query = db.selectFrom('job_posts');
  if (region !== null) query = query.where('region', '=', region);
  if (type !== null) query = query.where('type', '=', type);
  if (state !== null) query = query.where(isShownAs(state, now));
  return whereWords(query, search);
}

/** As `shownState` has it: each job's days count where its office is. */
function isShownAs(state: ShownJobState, now: Date): RawBuilder<boolean> {
  const each = regionIds.map((id) => sql`when ${id} then ${dayAt(id, now)}`);
  const today = sql`case region ${sql.join(each, sql` `)} end`;
  const isOver = sql<boolean>`coalesce(valid_through < ${today}, false)`;
  const isAhead = sql<boolean>`coalesce(posted > ${today}, false)`;
  if (state === 'expired') return sql<boolean>`(state = 'open' and ${isOver})`;
  if (state === 'ahead') return sql<boolean>`(state = 'open' and ${isAhead} and not ${isOver})`;
  if (state === 'open') return sql<boolean>`(state = 'open' and not ${isAhead} and not ${isOver})`;
  return sql<boolean>`state = ${state}`;
}

/** What has nothing to be ordered by comes last either way. */
function ordering({
  sort,
  isDescending: down,
}: Pick<JobFilter, 'sort' | 'down'>): RawBuilder<unknown> {
  const way = sql.raw(down ? 'desc' : 'asc');
  const back = sql.raw(down ? 'asc' : 'desc');
  const keys: Record<JobPostSort, RawBuilder<unknown>> = {
    latest: sql`changed_at ${back}, id ${back}`,
    title: sql`sort_title ${way}`,
    region: sql`region ${way}, sort_title`,
    posted: sql`posted is null, posted ${way}, sort_title`,
    ends: sql`valid_through is null, valid_through ${way}, sort_title`,
  };
  return sql`${keys[sort]}, id ${way}`;
}

function toRecord(row: JobPostTable): JobPostRecord {
  return {
    title: row.title,
    region: toRegion(row.region),
    city: row.city,
    county: row.county,
    type: row.type as JobPostRecord['type'],
    shifts: JSON.parse(row.shifts) as JobPostRecord['shifts'],
    languages: JSON.parse(row.languages) as string[],
    pay: row.pay === null ? null : (JSON.parse(row.pay) as JobPostRecord['pay']),
    benefits: JSON.parse(row.benefits) as string[],
    description: row.description,
    body: row.body,
    posted: row.posted,
    validThrough: row.valid_through,
    slug: row.slug,
    state: row.state as JobState,
  };
}
