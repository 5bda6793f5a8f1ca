import type { ApplicationDetail } from '../../../contract/applications/schema';
import type {
  CloseJobsResponse,
  FileJob,
  JobPost,
  JobPostDetail,
  NewJobPost,
} from '../../../contract/jobs/schema';
import { callStaff } from '../api/staff-client';
import { useInvalidate, pollingOptions, useRecord } from '../api/swr-hooks';

export const jobPath = (id: string) => `/jobs/${encodeURIComponent(id)}`;
export const applicationPath = (id: string) => `/jobs/applications/${encodeURIComponent(id)}`;

/** A dashboard job, or one from an MDX file. */
export const useJob = (id: string) =>
  useRecord<JobPostDetail | FileJob>(jobPath(id), pollingOptions);
export const useApplication = (id: string) =>
  useRecord<ApplicationDetail>(applicationPath(id), pollingOptions);

/** Fetches all jobs and applications again. */
export const useInvalidateJobs = () => useInvalidate('/jobs');

/** Throws ApiError 400 with the errors by field. */
export function addJob(
  values: NewJobPost,
  headers: Record<string, string>,
): Promise<JobPostDetail> {
  return callStaff<JobPostDetail>('/jobs', { method: 'POST', body: values, headers });
}

/** Throws ApiError 400 as addJob does, and 409 if someone has changed the job since. */
export function changeJob(
  { id, version }: Pick<JobPost, 'id' | 'version'>,
  changes: NewJobPost,
): Promise<JobPostDetail> {
  const body = { ...changes, version };
  return callStaff<JobPostDetail>(jobPath(id), { method: 'PATCH', body });
}

/** Adds a draft with the fields of a job. */
export function duplicateJob(id: string, headers: Record<string, string>): Promise<JobPostDetail> {
  return callStaff<JobPostDetail>(`${jobPath(id)}/duplicate`, { method: 'POST', headers });
}

export function closeJobs(
  jobs: readonly Pick<JobPost, 'id' | 'version'>[],
): Promise<CloseJobsResponse> {
  return callStaff<CloseJobsResponse>('/jobs/close', { method: 'POST', body: { jobs } });
}
