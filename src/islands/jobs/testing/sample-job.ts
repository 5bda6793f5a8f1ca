import type { JobRecord } from '../../../shared/page-context';

/** A job in Brooklyn that stays open. */
export const sampleJob = (slug: string, rest: Partial<JobRecord> = {}): JobRecord => ({
  slug,
  title: slug,
  region: 'new-york',
  place: { city: 'Brooklyn', county: 'Kings', state: 'NY' },
  type: 'FULL_TIME',
  shifts: ['day'],
  languages: ['English'],
  pay: null,
  benefits: [],
  posted: '2026-11-01',
  validThrough: '2099-12-31',
  sample: true,
  textLanguage: 'en',
  ...rest,
});
