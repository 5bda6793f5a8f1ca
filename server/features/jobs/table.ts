import type { JobPost } from '../../../contract/jobs/schema';

declare module '../../core/db/tables' {
  interface Tables {
    jobPosts: JobTable;
  }
}

type Computed = 'displayState' | 'wasOpen' | 'applications' | 'newApplications';

export type JobTable = Omit<
  JobPost,
  Computed | 'shifts' | 'languages' | 'benefits' | 'pay' | 'sample'
> & {
  shifts: string;
  languages: string;
  benefits: string;
  pay: string | null;
  /** First opened. From then on the slug can't change. */
  openedAt: string | null;
  sample: number;
  words: string;
  sortTitle: string;
  createdAt: string;
};
