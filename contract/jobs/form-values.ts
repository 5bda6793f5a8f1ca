import { jobStates, type JobPostField, type JobState } from './constants';
import { jobTypes, payPeriods, shifts, type JobType, type PayPeriod, type Shift } from './listing';
import { toRegion, type RegionId } from '../shared/regions';
import { isoDay } from '../shared/dates/calendar-day';
import { readLanguages, readRegion } from '../employees/form';
import { visible, type FormValues } from '../forms/rules';

/** A job post as the office keeps it; what a draft does not say yet is null or empty. */
export type JobPostRecord = {
  title: string;
  region: RegionId;
  city: string | null;
  county: string | null;
  type: JobType | null;
  shifts: Shift[];
  languages: string[];
  /** US dollars before tax. */
  pay: { from: number; to: number; per: PayPeriod } | null;
  benefits: string[];
  /** One or two sentences, for lists and search engines. */
  description: string;
  /** Markdown and the listed components. */
  body: string;
  /** YYYY-MM-DD. */
  posted: string | null;
  /** The last day on which one can apply, as YYYY-MM-DD. */
  validThrough: string | null;
  /** Of its page: /career/<slug>. */
  slug: string;
  state: JobState;
};

/** Between texts that are a list in one field. */
const between = '; ';

/** The names of a record, as what they are. */
export const keysOf = <Name extends string>(record: Readonly<Record<Name, string>>) =>
  Object.keys(record) as Name[];

/** What was filled in, as it is kept. The rules have found nothing wrong with what is there. */
export function toJobPost(values: FormValues): JobPostRecord {
  const text = (name: JobPostField) => (values[name] ?? '').trim().replace(/\s+/g, ' ');
  const orNull = (name: JobPostField) => text(name) || null;
  const dayOrNull = (name: JobPostField) => (text(name) === '' ? null : isoDay(text(name)));
  const [from, to] = [amountOf(text('payFrom')), amountOf(text('payTo'))];
  const per = keysOf(payPeriods).find((one) => one === text('payPer'));
  return {
    title: text('title'),
    region: readRegion(text('region')) ?? toRegion(undefined),
    city: orNull('city'),
    county: orNull('county'),
    type: keysOf(jobTypes).find((one) => one === text('type')) ?? null,
    // In the order of the form, however they were ticked.
    shifts: keysOf(shifts).filter((one) => splitList(text('shifts')).includes(one)),
    languages: readLanguages(text('languages')),
    pay: from === null || to === null || per === undefined ? null : { from, to, per },
    benefits: splitLines(values['benefits'] ?? ''),
    description: text('description'),
    body: (values['body'] ?? '').replace(/\r\n?/g, '\n').trim(),
    posted: dayOrNull('posted'),
    validThrough: dayOrNull('validThrough'),
    slug: text('slug'),
    state: keysOf(jobStates).find((one) => one === text('state')) ?? 'draft',
  };
}

/** What pay is for when nothing else is said. */
export const usualPayPeriod: PayPeriod = 'HOUR';

/** A job as the form holds it: every field as text. */
export function toJobValues(job: JobPostRecord): Record<JobPostField, string> {
  const { pay } = job;
  return {
    title: job.title,
    region: job.region,
    city: job.city ?? '',
    county: job.county ?? '',
    type: job.type ?? '',
    shifts: job.shifts.join(between),
    languages: job.languages.join(between),
    payFrom: pay === null ? '' : amountText(pay.from),
    payTo: pay === null ? '' : amountText(pay.to),
    payPer: pay?.per ?? usualPayPeriod,
    benefits: job.benefits.join('\n'),
    description: job.description,
    body: job.body,
    posted: job.posted ?? '',
    validThrough: job.validThrough ?? '',
    slug: job.slug,
    state: job.state,
  };
}

/** 'day; night' as its parts. */
export function splitList(text: string): string[] {
  return text.split(/[;,]/).flatMap((one) => one.trim() || []);
}

/** The lines of a text, each once, without empty ones. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((one) => one.trim().replace(/\s+/g, ' '));
  return [...new Set(lines.filter((one) => visible.test(one)))];
}

/** Letters of an address that is made of a title. */
const longestMade = 70;

/** 'Home health aide in Newark' as 'home-health-aide-in-newark'; '' when no letter of it can stand in an address. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (words.length <= longestMade) return words;
  // Cut within a word only where there is one alone.
  const end = words.lastIndexOf('-', longestMade);
  return words.slice(0, end > 0 ? end : longestMade);
}

/** '$19.65' as 19.65; null when it is no amount. */
export function amountOf(text: string): number | null {
  const plain = text.replace(/^\$/, '').replace(/,(?=\d{3}\b)/g, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
