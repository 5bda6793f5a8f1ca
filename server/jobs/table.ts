import type { JobPost } from '../../contract/jobs/schema';

type Computed = 'shown' | 'wasOpen' | 'applications' | 'newApplications';

/** The columns of a job, and those below. */
export type JobTable = Omit<
  JobPost,
  Computed | 'shifts' | 'languages' | 'benefits' | 'pay' | 'sample'
> & {
  /** JSON arrays. */
  shifts: string;
  languages: string;
  benefits: string;
  /** JSON: from, to, per. */
  pay: string | null;
  /** First opened. From then on the slug can't change. */
  openedAt: string | null;
  /** 1: demo data. */
  sample: number;
  /** Search text, normalized. */
  words: string;
  /** Title, normalized. */
  sortTitle: string;
  createdAt: string;
};

/** One changed field, or an event such as 'added'. */
export type JobChangeTable = {
  id: string;
  postId: string;
  /** Version after the change. */
  version: number;
  at: string;
  byEmail: string;
  field: string;
  /** Null for the body, which is too long. */
  fromText: string | null;
  toText: string | null;
};
