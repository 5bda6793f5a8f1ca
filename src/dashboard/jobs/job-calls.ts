import type { FileJob, JobPostDetail } from '../../../contract/job-posts';
import type { ApplicationDetail } from '../../../contract/job-applications';
import { useFresh } from '../parts/use-fresh';
import { polled, useOne } from '../parts/use-one';

/** What is called of a job stands below it. */
export const jobPath = (id: string) => `/jobs/${encodeURIComponent(id)}`;
export const applicationPath = (id: string) => `/jobs/applications/${encodeURIComponent(id)}`;

/** A job made here, whole, or one of the site's files. */
export const useJob = (id: string) => useOne<JobPostDetail | FileJob>(jobPath(id), polled);
export const useApplication = (id: string) =>
  useOne<ApplicationDetail>(applicationPath(id), polled);

/** Asks for every list, job and application anew. */
export const useFreshJobs = () => useFresh('/jobs');
