import type { FileJob, JobPostDetail } from '../../../contract/jobs/schema';
import type { ApplicationDetail } from '../../../contract/applications/schema';
import { useFresh } from '../api/use-invalidate';
import { polled, useOne } from '../api/use-record';

/** What is called of a job stands below it. */
export const jobPath = (id: string) => `/jobs/${encodeURIComponent(id)}`;
export const applicationPath = (id: string) => `/jobs/applications/${encodeURIComponent(id)}`;

/** A job made here, whole, or one of the site's files. */
export const useJob = (id: string) => useOne<JobPostDetail | FileJob>(jobPath(id), polled);
export const useApplication = (id: string) =>
  useOne<ApplicationDetail>(applicationPath(id), polled);

/** Asks for every list, job and application anew. */
export const useFreshJobs = () => useFresh('/jobs');
