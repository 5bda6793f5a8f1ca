import { sql, type RawBuilder } from 'kysely';
import type { ApplicationSort, ApplicationStage } from '../../contract/jobs/constants';
import { stageIds } from '../../contract/jobs/constants';
import type { Application, ApplicationDetail } from '../../contract/applications/schema';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countOf, type Page } from '../db/pagination';
import type { Vault } from '../db/encryption/encryption';
import { listApplicationEntries } from './entry-queries';
import { detailsContext, resumeContext } from './apply-queries';
import { whereWords } from '../db/search-clause';

/** What of the applications is wanted; null is no filter. */
export type ApplicationFilter = {
  stage: ApplicationStage | null;
  region: RegionId | null;
  /** Slug. */
  job: string | null;
  /** '' is no filter. */
  search: string;
  sort: ApplicationSort;
  isDescending: boolean;
};

/** The applications that a filter leaves, in its order: `limit` of them after the first `skip`. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  page: Page,
): Promise<Application[]> {
  const rows = await withResume(matching(db, filter))
    .orderBy(ordering(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map(toApplication);
}

/** How many applications a filter leaves. */
export function countApplications(db: Db, filter: ApplicationFilter): Promise<number> {
  return countOf(matching(db, filter));
}

/** How many applications nobody has taken up. */
export function countNewApplications(db: Db): Promise<number> {
  return countOf(db.selectFrom('job_applications').where('stage', '=', 'new'));
}

/** The jobs that anybody has applied for, by title, each as it was called last. */
export async function listAppliedJobs(
  db: Db,
): Promise<{ slug: string; title: string; region: RegionId }[]> {
  const rows = await db
    .selectFrom('job_applications as one')
    .select(['job', 'job_title', 'region'])
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('job_applications')
          .select((inner) => inner.fn.max('id').as('id'))
          .groupBy('job'),
      ),
    )
    .execute();
  return rows
    .map(({ job, job_title: title, region }) => ({ slug: job, title, region: toRegion(region) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'en-US'));
}

/** An application with what it says and what the office did; null when there is none. */
export async function findApplication(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ApplicationDetail | null> {
  const row = await withResume(db.selectFrom('job_applications'))
    .select('details_sealed')
    .where('job_applications.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const opened = vault.tryOpen(row.details_sealed, detailsContext(id));
  const details = JSON.parse(opened ?? '{}') as Partial<
    Pick<ApplicationDetail, 'languages' | 'availability' | 'note'>
  >;
  const { languages = '', availability = '', note = opened === null ? cannotOpen : '' } = details;
  const entries = await listApplicationEntries(db, vault, id);
  return { ...toApplication(row), languages, availability, note, entries };
}

const cannotOpen = '[what this application says cannot be opened]';

/** An application's résumé in clear, or null. */
export async function findResume(
  db: Db,
  vault: Vault,
  applicationId: string,
): Promise<{ type: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('resumes')
    .select(['id', 'type', 'bytes_sealed'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { type: row.type, bytes: vault.openBytes(row.bytes_sealed, resumeContext(row.id)) };
}

function matching(db: Db, { stage, region, job, search }: ApplicationFilter) {
  let query = db.selectFrom('job_applications');
  if (stage !== null) query = query.where('stage', '=', stage);
  if (region !== null) query = query.where('region', '=', region);
  if (job !== null) query = query.where('job', '=', job);
  return whereWords(query, search);
}

function withResume(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('resumes', 'resumes.application_id', 'job_applications.id')
    .select([
      'job_applications.id as id',
      'job_applications.created_at as created_at',
      'job',
      'job_title',
      'region',
      'first_name',
      'last_name',
      'contact',
      'email',
      'certified',
      'stage',
      'version',
      'changed_by',
      'resumes.type as resume_type',
      'resumes.size as resume_size',
      'resumes.keep_until as resume_until',
    ]);
}

/** The way back is the same order from its end. */
function ordering({
  sort,
  isDescending: down,
}: Pick<ApplicationFilter, 'sort' | 'down'>): RawBuilder<unknown> {
  const way = sql.raw(down ? 'desc' : 'asc');
  const back = sql.raw(down ? 'asc' : 'desc');
  const steps = stageIds.map((id, index) => sql`when ${id} then ${sql.lit(index)}`);
  const at = sql`job_applications.created_at`;
  const keys: Record<ApplicationSort, RawBuilder<unknown>> = {
    waiting: sql`case stage when 'new' then 0 else 1 end ${way}, ${at} ${back}`,
    name: sql`sort_name ${way}`,
    job: sql`lower(job_title) ${way}, ${at} ${back}`,
    stage: sql`case stage ${sql.join(steps, sql` `)} end ${way}, ${at} ${back}`,
    at: sql`${at} ${way}`,
  };
  return sql`${keys[sort]}, job_applications.id ${way}`;
}

type Row = {
  id: string;
  created_at: string;
  job: string;
  job_title: string;
  region: string;
  first_name: string;
  last_name: string;
  contact: string;
  email: string | null;
  certified: number;
  stage: string;
  version: number;
  changed_by: string | null;
  resume_type: string | null;
  resume_size: number | null;
  resume_until: string | null;
};

function toApplication(row: Row): Application {
  const { resume_type: type, resume_size: size, resume_until: until } = row;
  return {
    id: row.id,
    at: row.created_at,
    job: row.job,
    jobTitle: row.job_title,
    region: toRegion(row.region),
    name: `${row.first_name} ${row.last_name}`,
    contact: row.contact,
    email: row.email,
    certified: row.certified === 1,
    stage: stageIds.find((one) => one === row.stage) ?? 'new',
    resume: type === null || size === null || until === null ? null : { type, size, until },
    version: row.version,
    changedBy: row.changed_by,
  };
}
