import type { ApplicationDetail } from '../../../contract/applications/schema';
import type { FileJob, JobPostDetail } from '../../../contract/jobs/schema';
import { useFresh } from '../api/use-invalidate';
import { polled, useOne } from '../api/use-record';

export const jobPath = (id: string) => `/jobs/${encodeURIComponent(id)}`;
export const applicationPath = (id: string) => `/jobs/applications/${encodeURIComponent(id)}`;

/** A dashboard job, or one from an MDX file. */
export const useJob = (id: string) => useOne<JobPostDetail | FileJob>(jobPath(id), polled);
export const useApplication = (id: string) =>
  useOne<ApplicationDetail>(applicationPath(id), polled);

/** Fetches all jobs and applications again. */
export const useInvalidateJobs = () => useFresh('/jobs');
