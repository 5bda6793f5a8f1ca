import type { JobPost, NewJobPost } from '../../../contract/jobs/schema';
import { callStaff } from '../api/staff-client';
import { useInvalidate, pollingOptions, useRecord } from '../api/swr-hooks';

type JobVersion = Pick<JobPost, 'id' | 'version'>;

/** A dashboard job, or one from an MDX file. */
export const useJob = (id: string) =>
  useRecord('GET /jobs/:id', { params: { id } }, pollingOptions);
export const useApplication = (id: string) =>
  useRecord('GET /jobs/applications/:id', { params: { id } }, pollingOptions);

/** Fetches all jobs and applications again. */
export const useInvalidateJobs = () => useInvalidate('/jobs');

/** Throws ApiError 400 with the errors by field. */
export const addJob = (body: NewJobPost, headers: Record<string, string>) =>
  callStaff('POST /jobs', { body, headers });

/** Throws ApiError 400 as addJob does, and 409 if someone has changed the job since. */
export const changeJob = ({ id, version }: JobVersion, changes: NewJobPost) =>
  callStaff('PATCH /jobs/:id', { params: { id }, body: { ...changes, version } });

/** Adds a draft with the fields of a job. */
export const duplicateJob = (id: string, headers: Record<string, string>) =>
  callStaff('POST /jobs/:id/duplicate', { params: { id }, headers });

export const closeJobs = (jobs: JobVersion[]) => callStaff('POST /jobs/close', { body: { jobs } });
