import { sql, type InferResult, type RawBuilder } from 'kysely';
import {
  stageIds,
  type ApplicationSort,
  type ApplicationStage,
} from '../../../contract/applications/constants';
import type {
  Application,
  ApplicationDetail,
  ApplicationEntry,
  ApplicationsQuery,
} from '../../../contract/applications/schema';
import type { Access } from '../../../contract/shared/roles';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { decryptContact, type Contact } from '../../core/db/encryption/person';
import { countRows, type Page } from '../../core/db/pagination';
import { isInRegions } from '../../core/db/region-clause';
import {
  hasFollowUp,
  orderByFollowUp,
  type FollowUpSpan,
} from '../../services/follow-ups/list-queries';
import {
  findFollowUp,
  listFollowUpChanges,
  withFollowUps,
} from '../../services/follow-ups/queries';
import { listEvents } from '../../services/messages/event-queries';
import type { SubjectRecord } from '../../services/messages/message-subject';
import { listMessages, type StoredMessage } from '../../services/messages/queries';
import { readIndexedPage, type FoundPage } from '../../services/search-index/collect-matches';
import { parseIndexSearch } from '../../services/search-index/index-search';

export type ApplicationFilter = Omit<ApplicationsQuery, 'page' | 'down' | 'followUp'> & {
  span?: FollowUpSpan | undefined;
  search: string;
  isDescending: boolean;
  regions: Access['regions'];
};

export function listApplications(
  db: Db,
  encryption: Encryption,
  filter: ApplicationFilter,
  page: Page,
): Promise<FoundPage<Application>> {
  const filtered = filterApplications(db, filter);
  return readIndexedPage(db, {
    search: parseIndexSearch(encryption, 'application', filter.search),
    page,
    read: async (isCandidate, { limit, offset }) => {
      const rows = await selectApplications(filtered.where(isCandidate('jobApplications')))
        .orderBy(orderApplications(filter))
        .limit(limit)
        .offset(offset)
        .execute();
      const applications = rows.map((row) => toApplication(encryption, row));
      return withFollowUps(db, encryption, applications);
    },
    count: () => countRows(filtered),
    listTexts: (application) => listSearchTexts(application),
  });
}

/** The texts that a search looks in. */
export function listSearchTexts({
  name,
  contact,
  email,
  jobTitle,
}: Contact & Pick<Application, 'jobTitle'>): string[] {
  return [name, contact, email ?? '', jobTitle];
}

export function countNewApplications(db: Db, regions: Access['regions']): Promise<number> {
  return countRows(selectNew(db, regions));
}

export async function findOldestNewApplication(
  db: Db,
  regions: Access['regions'],
): Promise<string | null> {
  const row = await selectNew(db, regions)
    .select((eb) => eb.fn.min('createdAt').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

function selectNew(db: Db, regions: Access['regions']) {
  return db
    .selectFrom('jobApplications')
    .where('stage', '=', 'new')
    .where(isInRegions(regions, 'region'));
}

export async function findApplication(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<ApplicationDetail | null> {
  const row = await selectApplications(db.selectFrom('jobApplications'))
    .select('detailsEncrypted')
    .where('jobApplications.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { detailsEncrypted, ...application } = row;
  return {
    ...toApplication(encryption, application),
    ...decryptDetails(encryption, id, detailsEncrypted),
    ...(await findFollowUp(db, encryption, id)),
    entries: await listEntries(db, encryption, id),
  };
}

export async function findApplicationSubject(db: Db, id: string): Promise<SubjectRecord | null> {
  const row = await db
    .selectFrom('jobApplications')
    .select(['id', 'region'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type ApplicationDetails = Pick<ApplicationDetail, 'languages' | 'availability' | 'note'>;

function decryptDetails(encryption: Encryption, id: string, encrypted: string): ApplicationDetails {
  const empty = { languages: '', availability: '', note: '' };
  const json = encryption.tryDecrypt(encrypted, detailsContext(id));
  return json === null
    ? { ...empty, note: '[this application can’t be read]' }
    : { ...empty, ...(JSON.parse(json) as Partial<ApplicationDetails>) };
}

async function listEntries(
  db: Db,
  encryption: Encryption,
  applicationId: string,
): Promise<ApplicationEntry[]> {
  const subject = { kind: 'application', id: applicationId } as const;
  const events = await listEvents(db, subject);
  const messages = await listMessages(db, encryption, subject);
  const stages = events.map(({ id, at, by, detail }) => ({
    id,
    at,
    by: by ?? '',
    stage: detail as ApplicationStage,
    note: null,
  }));
  const changes = await listFollowUpChanges(db, encryption, applicationId);
  const followUps = changes.map(({ field, detail, ...change }) => ({
    ...{ ...change, stage: null, note: null, followUp: { field, detail } },
  }));
  return [...stages, ...followUps, ...messages.map(toNote)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function toNote({ id, at, author, text, files }: StoredMessage): ApplicationEntry {
  return { id, at, by: author ?? '', stage: null, note: text, ...(files.length > 0 && { files }) };
}

export async function findResume(
  db: Db,
  encryption: Encryption,
  applicationId: string,
): Promise<{ type: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('resumes')
    .select(['id', 'type', 'bytesEncrypted'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    type: row.type,
    bytes: encryption.decryptBytes(row.bytesEncrypted, resumeContext(row.id)),
  };
}

function filterApplications(db: Db, { stage, region, regions, job, span }: ApplicationFilter) {
  let query = db.selectFrom('jobApplications').where(isInRegions(regions, 'region'));
  if (stage) query = query.where('stage', '=', stage);
  if (region) query = query.where('region', '=', region);
  if (job) query = query.where('job', '=', job);
  if (span) query = query.where(hasFollowUp('application', 'job_applications', span));
  return query;
}

function selectApplications(query: ReturnType<typeof filterApplications>) {
  return query
    .leftJoin('resumes', 'resumes.applicationId', 'jobApplications.id')
    .select(['jobApplications.id', 'jobApplications.createdAt as at', 'job', 'jobTitle', 'region'])
    .select(['personEncrypted', 'certified', 'possibleSpam', 'stage', 'version', 'changedBy'])
    .select(['resumes.type', 'resumes.size', 'resumes.keepUntil as until']);
}

/** The default order is new applications first, then the latest. */
function orderApplications({
  sort = 'waiting',
  isDescending,
}: ApplicationFilter): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const reversed = sql.raw(isDescending ? 'asc' : 'desc');
  const stages = stageIds.map((id, index) => sql`when ${id} then ${sql.lit(index)}`);
  const receivedAt = sql`job_applications.created_at`;
  const keys: Record<ApplicationSort, RawBuilder<unknown>> = {
    waiting: sql`case stage when 'new' then 0 else 1 end ${direction}, ${receivedAt} ${reversed}`,
    job: sql`lower(job_title) ${direction}, ${receivedAt} ${reversed}`,
    stage: sql`case stage ${sql.join(stages, sql` `)} end ${direction}, ${receivedAt} ${reversed}`,
    at: sql`${receivedAt} ${direction}`,
    followUp: sql`${orderByFollowUp('job_applications', isDescending)}, ${receivedAt} desc`,
  };
  return sql`${keys[sort]}, job_applications.id ${direction}`;
}

function toApplication(
  encryption: Encryption,
  row: InferResult<ReturnType<typeof selectApplications>>[number],
): Application {
  const { certified, possibleSpam, type, size, until, ...application } = decryptContact(
    encryption,
    'jobApplications',
    row,
  );
  return {
    ...application,
    certified: certified === 1,
    possibleSpam: possibleSpam === 1,
    resume: type === null || size === null || until === null ? null : { type, size, until },
  };
}

export function detailsContext(id: string): string {
  return `job_applications.details:${id}`;
}

export function resumeContext(id: string): string {
  return `resumes.bytes:${id}`;
}
