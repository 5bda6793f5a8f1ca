import { sql, type RawBuilder } from 'kysely';
import type { JobDisplayState, JobPostSort } from '../../../contract/jobs/constants';
import type { JobPost, JobPostsQuery } from '../../../contract/jobs/schema';
import type { JobActivity } from '../../../contract/overview/activity-schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import type { Access } from '../../../contract/shared/roles';
import { countBatch, isFirstOfBatch } from '../../core/db/batches';
import type { Db } from '../../core/db/engine';
import type { Page } from '../../core/db/pagination';
import { isInRegions } from '../../core/db/region-clause';
import { whereMatches } from '../../core/db/search-clause';
import { applicationCounts } from '../applications/service';
import type { JobTable } from './table';

export type JobFilter = Omit<JobPostsQuery, 'page' | 'down'> & {
  search: string;
  isDescending: boolean;
  regions: Access['regions'];
};

export async function listJobs(
  db: Db,
  filter: JobFilter,
  now: Date,
  page: Page,
): Promise<JobPost[]> {
  const rows = await filterJobs(db, filter, now)
    .selectAll()
    .select([getDisplayState(now).as('displayState'), ...applicationCounts])
    .orderBy(orderJobs(filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toJob);
}

export async function findJob(db: Db, id: string, now: Date): Promise<JobPost | null> {
  const row = await db
    .selectFrom('jobPosts')
    .selectAll()
    .select([getDisplayState(now).as('displayState'), ...applicationCounts])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toJob(row);
}

export async function findJobBySlug(
  db: Db,
  slug: string,
): Promise<Pick<JobTable, 'id' | 'title' | 'region' | 'state' | 'validThrough' | 'sample'> | null> {
  const row = await db
    .selectFrom('jobPosts')
    .select(['id', 'title', 'region', 'state', 'validThrough', 'sample'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

export async function listJobSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('jobPosts').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function listClosedSlugs(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('jobPosts')
    .select('slug')
    .where('openedAt', 'is not', null)
    .where(getDisplayState(now), 'in', ['closed', 'expired'])
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

export async function listOpenedJobs(db: Db): Promise<Omit<JobPost, keyof Computed>[]> {
  const rows = await db
    .selectFrom('jobPosts')
    .selectAll()
    .where('openedAt', 'is not', null)
    .orderBy('slug')
    .execute();
  return rows.map(parseRow);
}

export async function listJobActivity(
  db: Db,
  regions: Access['regions'],
  limit: number,
): Promise<JobActivity[]> {
  const rows = await db
    .selectFrom('fieldChanges as change')
    .innerJoin('jobPosts as job', 'job.id', 'change.recordId')
    .select(['change.id', 'change.at', 'change.byEmail as by', 'change.toText as state'])
    .select(['job.id as record', 'job.title as name', 'job.region'])
    .select(countBatch('fieldChanges', 'change').as('count'))
    .where(isFirstOfBatch('fieldChanges', 'change'))
    .where(isInRegions(regions, 'job.region'))
    // Literals, because SQLite uses a partial index only for values it can see.
    .where('change.kind', '=', sql.lit('job'))
    .where('change.field', 'in', [sql.lit('added'), sql.lit('state')])
    .where((eb) =>
      eb.or([
        eb('change.toText', 'in', ['open', 'closed']),
        // Created as open, without a change of state.
        eb.and([eb('change.field', '=', 'added'), eb('job.openedAt', '=', eb.ref('change.at'))]),
      ]),
    )
    .orderBy('change.at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ state, count, ...row }) => ({
    ...row,
    ...(count > 1 && { count }),
    kind: 'job',
    what: state === 'closed' ? 'closed' : 'opened',
  }));
}

/** An open job is scheduled before its first day, and expired after its last day, at its office. */
function getDisplayState(now: Date): RawBuilder<JobDisplayState> {
  const cases = regionIds.map((id) => sql`when ${id} then ${getOfficeDay(id, now)}`);
  const today = sql`case region ${sql.join(cases, sql` `)} end`;
  return sql<JobDisplayState>`case
    when state <> 'open' then state
    when valid_through < ${today} then 'expired'
    when posted > ${today} then 'scheduled'
    else 'open'
  end`;
}

export function filterJobs(db: Db, { state, region, regions, type, search }: JobFilter, now: Date) {
  let query = db.selectFrom('jobPosts').where(isInRegions(regions, 'region'));
  if (region) query = query.where('region', '=', region);
  if (type) query = query.where('type', '=', type);
  if (state) query = query.where(getDisplayState(now), '=', state);
  return whereMatches(query, search);
}

/** Jobs without a date come last in both directions. The default order is newest first. */
function orderJobs({ sort = 'latest', isDescending }: JobFilter): RawBuilder<unknown> {
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

type Computed = Pick<JobPost, 'displayState' | 'applications' | 'newApplications'>;

function toJob({
  displayState,
  applications,
  newApplications,
  ...row
}: JobTable & Computed): JobPost {
  return { ...parseRow(row), displayState, applications, newApplications };
}

function parseRow(row: JobTable): Omit<JobPost, keyof Computed> {
  const { words: _words, sortTitle: _sortTitle, createdAt: _createdAt, openedAt, ...job } = row;
  return {
    ...job,
    shifts: JSON.parse(row.shifts) as JobPost['shifts'],
    languages: JSON.parse(row.languages) as string[],
    benefits: JSON.parse(row.benefits) as string[],
    pay: JSON.parse(row.pay ?? 'null') as JobPost['pay'],
    wasOpen: openedAt !== null,
    sample: row.sample === 1,
  };
}
