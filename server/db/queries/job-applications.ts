import type { RegionId } from '../../../contract/regions';
import type { Db } from '../engine';
import type { Vault } from '../vault';

export type JobApplication = {
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
export async function addJobApplication(
  tx: Db,
  vault: Vault,
  application: JobApplication,
): Promise<void> {
  const { id, job } = application;
  await tx
    .insertInto('job_applications')
    .values({
      id,
      job: job.slug,
      job_title: job.title,
      region: job.region,
      first_name: application.firstName,
      last_name: application.lastName,
      contact: application.contact,
      email: application.email,
      certified: application.certified ? 1 : 0,
      details_sealed: vault.seal(
        JSON.stringify(application.details),
        `job_applications.details:${id}`,
      ),
      created_at: application.at,
    })
    .execute();
}

/** Keeps an application's résumé, sealed. */
export async function addResume(tx: Db, vault: Vault, file: Resume): Promise<void> {
  await tx
    .insertInto('resumes')
    .values({
      id: file.id,
      application_id: file.applicationId,
      type: file.type,
      size: file.bytes.byteLength,
      bytes_sealed: vault.sealBytes(file.bytes, `resumes.bytes:${file.id}`),
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
  return gone.map(({ application_id }) => application_id);
}
