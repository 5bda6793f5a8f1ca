import type { RegionId } from '../../contract/shared/regions';
import type { Vault } from '../db/encryption/encryption';
import type { Db } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';
import { buildSearchText } from './search-text';

export type NewApplication = {
  id: string;
  at: string;
  job: { slug: string; title: string; region: RegionId };
  firstName: string;
  lastName: string;
  email: string | null;
  /** Ten digits. */
  contact: string;
  certified: boolean;
  /** Stored encrypted. */
  details: { languages: string; availability: string; note: string };
};

type NewResume = {
  id: string;
  applicationId: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
  createdAt: string;
  keepUntil: string;
};

export async function createApplication(
  tx: Db,
  vault: Vault,
  application: NewApplication,
): Promise<void> {
  const { id, job } = application;
  const searchable = {
    jobTitle: job.title,
    firstName: application.firstName,
    lastName: application.lastName,
    contact: application.contact,
    email: application.email,
  };
  await tx
    .insertInto('jobApplications')
    .values({
      id,
      job: job.slug,
      region: job.region,
      ...searchable,
      certified: application.certified ? 1 : 0,
      detailsSealed: vault.encrypt(JSON.stringify(application.details), detailsContext(id)),
      createdAt: application.at,
      stage: 'new',
      version: 1,
      changedBy: null,
      ...buildSearchText(searchable),
    })
    .execute();
  await bumpRevision(tx, 'applications');
}

export async function createResume(tx: Db, vault: Vault, resume: NewResume): Promise<void> {
  await tx
    .insertInto('resumes')
    .values({
      id: resume.id,
      applicationId: resume.applicationId,
      type: resume.type,
      size: resume.bytes.byteLength,
      bytesSealed: vault.encryptBytes(resume.bytes, resumeContext(resume.id)),
      createdAt: resume.createdAt,
      keepUntil: resume.keepUntil,
    })
    .execute();
}

/** Deletes résumés after their retention period. Returns the ids of their applications. */
export async function deleteExpiredResumes(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('resumes')
    .where('keepUntil', '<', now)
    .returning('applicationId')
    .execute();
  if (deleted.length > 0) await bumpRevision(tx, 'applications');
  return deleted.map(({ applicationId }) => applicationId);
}

/** The encryption context of an application's details. */
export function detailsContext(id: string): string {
  return `job_applications.details:${id}`;
}

/** The encryption context of a résumé. */
export function resumeContext(id: string): string {
  return `resumes.bytes:${id}`;
}
