import type { JobPostRecord } from '../../contract/jobs/form-values';
import type { ListedJob } from '../../contract/jobs/listing';
import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { inTransaction, type Db } from '../db/engine';
import { countOf } from '../db/pagination';
import { newId } from '../db/uuid';
import { updateStage } from '../applications/entry-queries';
import { createApplication } from '../applications/apply-queries';
import { createJob } from '../jobs/change-queries';
import { touchList } from '../db/list-revisions';
import type { Vault } from '../db/encryption/encryption';
import { generateJobs, generateApplications } from './job-samples';

/** Whose role adds jobs. */
const owner = 'owner@larkspan.example';

/** Adds jobs, as the form would have, marked as samples. */
export async function seedJobs(tx: Db, jobs: readonly JobPostRecord[], now: Date): Promise<void> {
  const by = { by: owner, at: now.toISOString(), sample: true };
  for (const job of jobs) await createJob(tx, job, 'added', by);
  if (jobs.length > 0) await touchList(tx, 'jobs');
}

/** Adds so many applications for a job, as its form would have, and as the office has worked with them. */
export async function seedApplications(
  tx: Db,
  vault: Vault,
  job: Omit<ListedJob, 'validThrough'>,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  for (const { stage, ...application } of generateApplications(job, count, { ids: newId, now })) {
    await createApplication(tx, vault, application);
    if (stage === 'new') continue;
    const { id, at } = application;
    await updateStage(tx, { id, version: 1, stage }, { by: owner, at });
  }
}

/** Adds so many sample jobs to those that are there, each with two applications. */
export async function seedManyJobs(db: Db, vault: Vault, count: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await countOf(tx.selectFrom('job_posts'));
    const jobs = generateJobs(count, dayAt(defaultRegion, now), known);
    await seedJobs(tx, jobs, now);
    for (const job of jobs) await seedApplications(tx, vault, job, { count: 2, now });
  });
}
