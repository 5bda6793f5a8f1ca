import type { JobPost } from '../../../contract/jobs/schema';

declare module '../../core/db/tables' {
  interface Tables {
    jobPosts: JobTable;
    jobPostChanges: JobChangeTable;
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

export type JobChangeTable = {
  id: string;
  postId: string;
  version: number;
  at: string;
  byEmail: string;
  field: string;
  /** Null for the body, which is too long. */
  fromText: string | null;
  toText: string | null;
  /** The same for all entries of one bulk action. */
  batch: string | null;
};
