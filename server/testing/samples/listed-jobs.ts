import type { ListedJob } from '../../../contract/jobs/listing';

/** Jobs for tests: one open for long, one whose last day is over. */
export const testJobs: readonly ListedJob[] = [
  {
    slug: 'aide-newark',
    title: 'Home health aide',
    region: 'new-jersey',
    validThrough: '2999-12-31',
  },
  { slug: 'aide-gone', title: 'Night aide', region: 'maryland', validThrough: '2020-01-31' },
];
