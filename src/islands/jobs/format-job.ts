import { jobTypes, formatPayPeriod, shifts } from '../../../contract/jobs/listing';
import type { JobRecord } from '../../site/job';

/** '$20.00 to $22.50 an hour', '$46,000 a year', or null where the job does not say. */
export function payWords(pay: JobRecord['pay']): string | null {
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

/** 'Yonkers, Westchester County, NY'; a county of the same name is not said twice. */
export function placeWords({ city, county, state }: JobRecord['place']): string {
  return [city, ...(county === null || county === city ? [] : [`${county} County`]), state].join(
    ', ',
  );
}

/** 'Full time · Days, Weekends' */
export function timeWords({ type, shifts: when }: Pick<JobRecord, 'type' | 'shifts'>): string {
  return `${jobTypes[type]} · ${shiftWords(when)}`;
}

export function shiftWords(when: JobRecord['shifts']): string {
  return when.map((shift) => shifts[shift]).join(', ');
}
