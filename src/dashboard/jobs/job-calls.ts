import useSWR, { useSWRConfig } from 'swr';
import type { FileJob, JobPostDetail } from '../../../contract/job-posts';
import type { ApplicationDetail } from '../../../contract/job-applications';
import { ApiError } from '../../lib/api';
import { facts } from '../../site/facts';

/** What is called of a job stands below it. */
export const jobPath = (id: string) => `/jobs/${encodeURIComponent(id)}`;
export const applicationPath = (id: string) => `/jobs/applications/${encodeURIComponent(id)}`;

function useOne<Answer>(path: string) {
  const { data, error, mutate } = useSWR<Answer>(path, { refreshInterval: facts.pollEvery });
  return {
    data,
    error: error as unknown,
    isMissing: error instanceof ApiError && error.status === 404,
    mutate,
  };
}

/** A job made here, whole, or one of the site's files. */
export const useJob = (id: string) => useOne<JobPostDetail | FileJob>(jobPath(id));
export const useApplication = (id: string) => useOne<ApplicationDetail>(applicationPath(id));

/** Asks for every list, job and application anew. */
export function useFreshJobs() {
  const { mutate } = useSWRConfig();
  return (): void =>
    void mutate((key: unknown) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      return typeof path === 'string' && /^\/jobs(?:[/?]|$)/.test(path) && !/presence$/.test(path);
    });
}
