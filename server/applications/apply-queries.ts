import type { RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import type { Vault } from '../db/encryption/encryption';
import { wordsOfApplication } from './search-text';
import { touchList } from '../db/list-revisions';

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
  /** Kept encrypted. */
  details: { languages: string; availability: string; note: string };
};

export type Resume = {
  id: string;
  applicationId: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
  createdAt: string;
  keepUntil: string;
};

/** Adds an application. */
export async function createApplication(
  tx: Db,
  vault: Vault,
  application: NewApplication,
): Promise<void> {
  const { id, job } = application;
  const person = {
    job_title: job.title,
    first_name: application.firstName,
    last_name: application.lastName,
    contact: application.contact,
    email: application.email,
  };
  await tx
    .insertInto('job_applications')
    .values({
      id,
      job: job.slug,
      region: job.region,
      ...person,
      certified: application.certified ? 1 : 0,
      details_sealed: vault.seal(JSON.stringify(application.details), detailsContext(id)),
      created_at: application.at,
      stage: 'new',
      version: 1,
      changed_by: null,
      ...wordsOfApplication(person),
    })
    .execute();
  await touchList(tx, 'applications');
}

/** Where what an application says is sealed to. */
export function detailsContext(id: string): string {
  return `job_applications.details:${id}`;
}

/** Where a résumé is sealed to. */
export function resumeContext(id: string): string {
  return `resumes.bytes:${id}`;
}

/** Keeps an application's résumé, sealed. */
export async function createResume(tx: Db, vault: Vault, file: Resume): Promise<void> {
  await tx
    .insertInto('resumes')
    .values({
      id: file.id,
      application_id: file.applicationId,
      type: file.type,
      size: file.bytes.byteLength,
      bytes_sealed: vault.sealBytes(file.bytes, resumeContext(file.id)),
      created_at: file.createdAt,
      keep_until: file.keepUntil,
    })
    .execute();
}

/** Deletes the résumés whose time is up; returns the ids of their applications. */
export async function deleteExpiredResumes(tx: Db, now: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('resumes')
    .where('keep_until', '<', now)
    .returning('application_id')
    .execute();
  if (gone.length > 0) await touchList(tx, 'applications');
  return gone.map(({ application_id }) => application_id);
}
