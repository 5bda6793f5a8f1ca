import { sql, type RawBuilder } from 'kysely';
import type { JobPostSort, JobState, JobDisplayState } from '../../contract/jobs/constants';
import type { JobPostRecord } from '../../contract/jobs/form-values';
import type { JobType } from '../../contract/jobs/listing';
import type { JobPost } from '../../contract/jobs/schema';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { regionIds, toRegion, type RegionId } from '../../contract/shared/regions';
import { countApplicationsPerJob } from '../applications/count-queries';
import type { Db } from '../db/engine';
import { countRows, type Page } from '../db/pagination';
import { whereMatches } from '../db/search-clause';
import type { JobTable } from './table';

/** Null and '' do not filter. */
export type JobFilter = {
  state: JobDisplayState | null;
  region: RegionId | null;
  type: JobType | null;
  search: string;
  sort: JobPostSort;
  isDescending: boolean;
};

export async function listJobs(
  db: Db,
  filter: JobFilter,
  now: Date,
  page: Page,
): Promise<JobPost[]> {
  const rows = await filterJobs(db, filter, now)
    .selectAll()
    .orderBy(orderJobs(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return toJobs(db, rows, now);
}

export function countJobs(db: Db, filter: JobFilter, now: Date): Promise<number> {
  return countRows(filterJobs(db, filter, now));
}

export async function findJob(db: Db, id: string, now: Date): Promise<JobPost | null> {
  const rows = await db.selectFrom('jobPosts').selectAll().where('id', '=', id).execute();
  return (await toJobs(db, rows, now))[0] ?? null;
}

export async function findJobBySlug(
  db: Db,
  slug: string,
): Promise<Pick<JobPost, 'id' | 'title' | 'region' | 'state' | 'validThrough'> | null> {
  const row = await db
    .selectFrom('jobPosts')
    .select(['id', 'title', 'region', 'state', 'validThrough'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    title: row.title,
    region: toRegion(row.region),
    state: row.state as JobState,
    validThrough: row.validThrough,
  };
}

/** Includes the slugs of drafts. */
export async function listJobSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('jobPosts').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

export type OpenedJob = JobPostRecord & { closedOn: string | null; sample: boolean };

/** Lists every job that was ever open. */
export async function listOpenedJobs(db: Db): Promise<OpenedJob[]> {
  const rows = await db
    .selectFrom('jobPosts')
    .selectAll()
    .where('openedAt', 'is not', null)
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    ...toRecord(row),
    closedOn: row.closedOn,
    sample: row.sample === 1,
  }));
}

/** An open job is scheduled before its first day, and expired after its last day, at its office. */
function toVisibleState(
  { state, posted, validThrough, region }: JobPostRecord,
  now: Date,
): JobDisplayState {
  if (state !== 'open') return state;
  const today = getOfficeDay(region, now);
  if (validThrough !== null && validThrough < today) return 'expired';
  return posted !== null && posted > today ? 'ahead' : 'open';
}

/** The same as toVisibleState, in SQL. */
function isVisibleAs(state: JobDisplayState, now: Date): RawBuilder<boolean> {
  const cases = regionIds.map((id) => sql`when ${id} then ${getOfficeDay(id, now)}`);
  const today = sql`case region ${sql.join(cases, sql` `)} end`;
  const isExpired = sql<boolean>`coalesce(valid_through < ${today}, false)`;
  const isAhead = sql<boolean>`coalesce(posted > ${today}, false)`;
  if (state === 'expired') return sql<boolean>`(state = 'open' and ${isExpired})`;
  if (state === 'ahead') return sql<boolean>`(state = 'open' and ${isAhead} and not ${isExpired})`;
  if (state === 'open') {
    return sql<boolean>`(state = 'open' and not ${isAhead} and not ${isExpired})`;
  }
  return sql<boolean>`state = ${state}`;
}

function filterJobs(db: Db, { state, region, type, search }: JobFilter, now: Date) {
  let query = db.selectFrom('jobPosts');
  if (region !== null) query = query.where('region', '=', region);
  if (type !== null) query = query.where('type', '=', type);
  if (state !== null) query = query.where(isVisibleAs(state, now));
  return whereMatches(query, search);
}

/** Jobs without a date come last in both directions. The default order is newest first. */
function orderJobs({ sort, isDescending }: JobFilter): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const reversed = sql.raw(isDescending ? 'asc' : 'desc');
  const keys: Record<JobPostSort, RawBuilder<unknown>> = {
    latest: sql`changed_at ${reversed}, id ${reversed}`,
    title: sql`sort_title ${direction}`,
    region: sql`region ${direction}, sort_title`,
    posted: sql`posted is null, posted ${direction}, sort_title`,
    ends: sql`valid_through is null, valid_through ${direction}, sort_title`,
  };
  return sql`${keys[sort]}, id ${direction}`;
}

async function toJobs(db: Db, rows: JobTable[], now: Date): Promise<JobPost[]> {
  const getCounts = await countApplicationsPerJob(
    db,
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => {
    const record = toRecord(row);
    return {
      ...record,
      id: row.id,
      shown: toVisibleState(record, now),
      wasOpen: row.openedAt !== null,
      closedOn: row.closedOn,
      sample: row.sample === 1,
      version: row.version,
      changedBy: row.changedBy,
      changedAt: row.changedAt,
      ...getCounts(row.slug),
    };
  });
}

function toRecord(row: JobTable): JobPostRecord {
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
    validThrough: row.validThrough,
    slug: row.slug,
    state: row.state as JobState,
  };
}
