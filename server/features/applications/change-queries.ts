import type { ApplicationDetail } from '../../../contract/applications/schema';
import type { ListedJob } from '../../../contract/jobs/listing';
import type { Actor } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import { encryptPerson, toContact, type PersonDetails } from '../../core/db/encryption/person';
import type { Db, Tx } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { updateAtVersion } from '../../core/db/concurrency/update-at-version';
import { addEvent } from '../../services/messages/event-queries';
import { addToIndex } from '../../services/search-index/queries';
import { detailsContext, listSearchTexts, resumeContext, type ApplicationDetails } from './queries';
import type { ResumeTable } from './table';

export type NewApplication = PersonDetails & {
  id: string;
  at: string;
  job: Pick<ListedJob, 'slug' | 'title' | 'region'>;
  certified: boolean;
  possibleSpam?: boolean;
  details: ApplicationDetails;
};

export async function createApplication(
  tx: Tx,
  encryption: Encryption,
  { id, at, job, certified, possibleSpam = false, details, ...person }: NewApplication,
): Promise<void> {
  const jobTitle = job.title;
  const { n } = await tx
    .insertInto('jobApplications')
    .values({
      id,
      ...encryptPerson(encryption, 'jobApplications', id, person),
      job: job.slug,
      jobTitle,
      region: job.region,
      certified: certified ? 1 : 0,
      possibleSpam: possibleSpam ? 1 : 0,
      detailsEncrypted: encryption.encrypt(JSON.stringify(details), detailsContext(id)),
      createdAt: at,
      stage: 'new',
      version: 1,
      changedBy: null,
    })
    .returning('n')
    .executeTakeFirstOrThrow();
  const texts = listSearchTexts({ ...toContact(person), jobTitle });
  await addToIndex(tx, encryption, { kind: 'application', n }, texts);
  await bumpRevision(tx, 'jobApplications');
}

export async function createResume(
  tx: Db,
  encryption: Encryption,
  { bytes, ...resume }: Omit<ResumeTable, 'size' | 'bytesEncrypted'> & { bytes: Uint8Array },
): Promise<void> {
  await tx
    .insertInto('resumes')
    .values({
      ...resume,
      size: bytes.byteLength,
      bytesEncrypted: encryption.encryptBytes(bytes, resumeContext(resume.id)),
    })
    .execute();
}

export async function deleteExpiredResumes(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('resumes')
    .where('keepUntil', '<', now)
    .returning('applicationId')
    .execute();
  if (deleted.length > 0) await bumpRevision(tx, 'jobApplications');
  return deleted.map(({ applicationId }) => applicationId);
}

export async function updateStage(
  tx: Db,
  { id, version, stage }: Pick<ApplicationDetail, 'id' | 'version' | 'stage'>,
  actor: Actor,
): Promise<boolean> {
  if (!(await updateAtVersion(tx, 'jobApplications', { id, version }, { stage }, actor)))
    return false;
  await addEvent(tx, { kind: 'application', id }, { kind: 'stage', detail: stage }, actor);
  return true;
}
