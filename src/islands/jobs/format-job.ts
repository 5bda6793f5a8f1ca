import { jobTypes, shifts } from '../../../contract/jobs/listing';
import type { JobRecord } from '../../shared/page-context';

/** 'Yonkers, Westchester County, NY'; a county named like its city is left out. 'Baltimore City' is an independent city. */
export function formatPlace({ city, county, state }: JobRecord['place']): string {
  const isNamed = county !== null && county !== city && county !== `${city} City`;
  const countyName = county?.endsWith(' City') === true ? county : `${county} County`;
  return [city, ...(isNamed ? [countyName] : []), state].join(', ');
}

/** 'Full time · Days, Weekends' */
export function formatTypeAndShifts(job: Pick<JobRecord, 'type' | 'shifts'>): string {
  return `${jobTypes[job.type]} · ${formatShifts(job.shifts)}`;
}

export function formatShifts(ids: JobRecord['shifts']): string {
  return ids.map((id) => shifts[id]).join(', ');
}
