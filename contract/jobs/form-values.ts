import { jobStates, type JobPostField } from './constants';
import { jobTypes, payPeriods, shifts, type PayPeriod } from './listing';
import type { JobPost } from './schema';
import { parseRegion } from '../employees/form';
import type { FormValues } from '../forms/rules';
import { toIsoDay } from '../shared/dates/calendar-day';
import { parseLanguages } from '../shared/languages';
import { defaultRegion } from '../shared/regions';
import { visibleCharacter } from '../shared/text/patterns';
import { splitList } from '../shared/text/text-rules';

export type JobPostRecord = Pick<
  JobPost,
  Exclude<JobPostField, 'payFrom' | 'payTo' | 'payPer'> | 'pay'
>;

const separator = '; ';

export const getKeys = <Name extends string>(record: Readonly<Record<Name, string>>) =>
  Object.keys(record) as Name[];

export function parseJobPost(values: FormValues): JobPostRecord {
  const text = (name: JobPostField) => (values[name] ?? '').trim().replace(/\s+/g, ' ');
  const textOrNull = (name: JobPostField) => text(name) || null;
  const dayOrNull = (name: JobPostField) => toIsoDay(text(name)) || null;
  const [from, to] = [parseAmount(text('payFrom')), parseAmount(text('payTo'))];
  const per = getKeys(payPeriods).find((period) => period === text('payPer'));
  return {
    title: text('title'),
    region: parseRegion(text('region')) ?? defaultRegion,
    city: textOrNull('city'),
    county: textOrNull('county'),
    type: getKeys(jobTypes).find((type) => type === text('type')) ?? null,
    shifts: getKeys(shifts).filter((shift) => splitList(text('shifts')).includes(shift)),
    languages: parseLanguages(text('languages')),
    pay: from === null || to === null || per === undefined ? null : { from, to, per },
    benefits: splitLines(values['benefits'] ?? ''),
    description: text('description'),
    body: toMarkdownLists((values['body'] ?? '').replace(/\r\n?/g, '\n').trim()),
    posted: dayOrNull('posted'),
    validThrough: dayOrNull('validThrough'),
    slug: text('slug'),
    state: getKeys(jobStates).find((state) => state === text('state')) ?? 'draft',
  };
}

export const defaultPayPeriod: PayPeriod = 'HOUR';

export function toJobValues(job: JobPostRecord): Record<JobPostField, string> {
  const { pay } = job;
  return {
    title: job.title,
    region: job.region,
    city: job.city ?? '',
    county: job.county ?? '',
    type: job.type ?? '',
    shifts: job.shifts.join(separator),
    languages: job.languages.join(separator),
    payFrom: pay === null ? '' : formatAmount(pay.from),
    payTo: pay === null ? '' : formatAmount(pay.to),
    payPer: pay?.per ?? defaultPayPeriod,
    benefits: job.benefits.join('\n'),
    description: job.description,
    body: job.body,
    posted: job.posted ?? '',
    validThrough: job.validThrough ?? '',
    slug: job.slug,
    state: job.state,
  };
}

const bullet = /^([ \t]*)[•●▪◦·‣][ \t]*/gm;

/** Word processors paste lists as lines that begin with a bullet. */
function toMarkdownLists(text: string): string {
  return text.replace(bullet, '$1- ');
}

export function splitLines(text: string): string[] {
  const lines = text
    .replace(bullet, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '));
  return [...new Set(lines.filter((line) => visibleCharacter.test(line)))];
}

/** Parses '$19.65'; null if it isn't a positive amount. */
export function parseAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}\b)/g, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
