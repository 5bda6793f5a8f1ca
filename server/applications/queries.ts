import { sql, type RawBuilder } from 'kysely';
import type { Application, ApplicationDetail } from '../../contract/applications/schema';
import {
  stageIds,
  type ApplicationSort,
  type ApplicationStage,
} from '../../contract/jobs/constants';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Vault } from '../db/encryption/encryption';
import type { Db } from '../db/engine';
import { countRows, type Page } from '../db/pagination';
import { whereMatches } from '../db/search-clause';
import { detailsContext, resumeContext } from './apply-queries';
import { listApplicationEntries } from './entry-queries';
import type { ApplicationTable } from './table';

/** Null and '' do not filter. */
export type ApplicationFilter = {
  stage: ApplicationStage | null;
  region: RegionId | null;
  /** Slug. */
  job: string | null;
  search: string;
  sort: ApplicationSort;
  isDescending: boolean;
};

export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  page: Page,
): Promise<Application[]> {
  const rows = await selectWithResume(filterApplications(db, filter))
    .orderBy(orderApplications(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map(toApplication);
}

export function countApplications(db: Db, filter: ApplicationFilter): Promise<number> {
  return countRows(filterApplications(db, filter));
}

export function countNewApplications(db: Db): Promise<number> {
  return countRows(db.selectFrom('jobApplications').where('stage', '=', 'new'));
}

/** Lists the jobs that have applications, by title. The title is that of the latest application. */
export async function listAppliedJobs(
  db: Db,
): Promise<{ slug: string; title: string; region: RegionId }[]> {
  const latestIds = db
    .selectFrom('jobApplications')
    .select((eb) => eb.fn.max('id').as('id'))
    .groupBy('job');
  const rows = await db
    .selectFrom('jobApplications')
    .select(['job', 'jobTitle', 'region'])
    .where('id', 'in', latestIds)
    .execute();
  return rows
    .map(({ job, jobTitle: title, region }) => ({ slug: job, title, region: toRegion(region) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

/** Finds an application with its decrypted details, changes of stage, and notes. */
export async function findApplication(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ApplicationDetail | null> {
  const row = await selectWithResume(db.selectFrom('jobApplications'))
    .select('detailsSealed')
    .where('jobApplications.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...toApplication(row),
    ...decryptDetails(vault, id, row.detailsSealed),
    entries: await listApplicationEntries(db, vault, id),
  };
}

type Details = Pick<ApplicationDetail, 'languages' | 'availability' | 'note'>;

function decryptDetails(vault: Vault, id: string, encrypted: string): Details {
  const json = vault.tryDecrypt(encrypted, detailsContext(id));
  if (json === null) {
    return { languages: '', availability: '', note: '[this application can’t be read]' };
  }
  return { languages: '', availability: '', note: '', ...(JSON.parse(json) as Partial<Details>) };
}

/** Finds the résumé of an application and decrypts it. */
export async function findResume(
  db: Db,
  vault: Vault,
  applicationId: string,
): Promise<{ type: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('resumes')
    .select(['id', 'type', 'bytesSealed'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { type: row.type, bytes: vault.decryptBytes(row.bytesSealed, resumeContext(row.id)) };
}

function filterApplications(db: Db, { stage, region, job, search }: ApplicationFilter) {
  let query = db.selectFrom('jobApplications');
  if (stage !== null) query = query.where('stage', '=', stage);
  if (region !== null) query = query.where('region', '=', region);
  if (job !== null) query = query.where('job', '=', job);
  return whereMatches(query, search);
}

function selectWithResume(query: ReturnType<typeof filterApplications>) {
  return query
    .leftJoin('resumes', 'resumes.applicationId', 'jobApplications.id')
    .select([
      'jobApplications.id',
      'jobApplications.createdAt',
      'job',
      'jobTitle',
      'region',
      'firstName',
      'lastName',
      'contact',
      'email',
      'certified',
      'stage',
      'version',
      'changedBy',
      'resumes.type as resumeType',
      'resumes.size as resumeSize',
      'resumes.keepUntil as resumeUntil',
    ]);
}

/** The default order is new applications first, then the latest. */
function orderApplications({ sort, isDescending }: ApplicationFilter): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const reversed = sql.raw(isDescending ? 'asc' : 'desc');
  const stages = stageIds.map((id, index) => sql`when ${id} then ${sql.lit(index)}`);
  const receivedAt = sql`job_applications.created_at`;
  const keys: Record<ApplicationSort, RawBuilder<unknown>> = {
    waiting: sql`case stage when 'new' then 0 else 1 end ${direction}, ${receivedAt} ${reversed}`,
    name: sql`sort_name ${direction}`,
    job: sql`lower(job_title) ${direction}, ${receivedAt} ${reversed}`,
    stage: sql`case stage ${sql.join(stages, sql` `)} end ${direction}, ${receivedAt} ${reversed}`,
    at: sql`${receivedAt} ${direction}`,
  };
  return sql`${keys[sort]}, job_applications.id ${direction}`;
}

type Row = Omit<ApplicationTable, 'detailsSealed' | 'words' | 'sortName'> & {
  resumeType: string | null;
  resumeSize: number | null;
  resumeUntil: string | null;
};

function toApplication(row: Row): Application {
  const { resumeType: type, resumeSize: size, resumeUntil: until } = row;
  return {
    id: row.id,
    at: row.createdAt,
    job: row.job,
    jobTitle: row.jobTitle,
    region: toRegion(row.region),
    name: `${row.firstName} ${row.lastName}`,
    contact: row.contact,
    email: row.email,
    certified: row.certified === 1,
    stage: stageIds.find((id) => id === row.stage) ?? 'new',
    resume: type === null || size === null || until === null ? null : { type, size, until },
    version: row.version,
    changedBy: row.changedBy,
  };
}
