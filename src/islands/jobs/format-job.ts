import { jobTypes, formatPayPeriod, shifts } from '../../../contract/jobs/listing';
import type { JobRecord } from '../../site/page-context';

/** '$20.00 to $22.50 an hour', '$46,000 a year', or null */
export function formatPay(pay: JobRecord['pay']): string | null {
  if (pay === null) return null;
  const digits = Number.isInteger(pay.from) && Number.isInteger(pay.to) ? 0 : 2;
  const dollars = (amount: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  const range =
    pay.from === pay.to ? dollars(pay.from) : `${dollars(pay.from)} to ${dollars(pay.to)}`;
  return `${range} ${formatPayPeriod(pay.per)}`;
}

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
