import type { ApplicationDetail } from '../../../contract/applications/schema';
import type { FileJob, JobPostDetail } from '../../../contract/jobs/schema';
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
