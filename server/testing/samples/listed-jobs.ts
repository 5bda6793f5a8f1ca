import type { ListedJob } from '../../../contract/jobs/listing';

/** An open and an expired job. */
export const testJobs: readonly ListedJob[] = [
  {
    slug: 'aide-newark',
    title: 'Home health aide',
    region: 'new-jersey',
    validThrough: '2999-12-31',
    sample: false,
  },
  {
    slug: 'aide-gone',
    title: 'Night aide',
    region: 'maryland',
    validThrough: '2020-01-31',
    sample: false,
  },
];
