import { daysAfter } from '../employee-words';
import { countiesOf } from '../county-names';
import { jobConflicts, type JobConflict } from '../job-conflicts';
import { jobPostFields, jobStates, type JobPostField, type JobState } from '../job-post-words';
import { jobTypes, payPeriods, shifts, type JobType, type PayPeriod, type Shift } from '../jobs';
import { regionFacts } from '../region-facts';
import { toRegion, type RegionId } from '../regions';
import { longestDay } from './dates';
import {
  dayProblem,
  isoDay,
  languagesProblem,
  oneLine,
  readLanguages,
  readRegion,
} from './employee';
import { choice, formProblems, type FieldRule, type FormValues } from './rules';

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
/** The most benefits an ad names, and how long each may be. */
const benefitLimits = { most: 20, length: 120 } as const;
/** A job may be announced so many days ahead, and stay open for so many. */
const aheadLimits = { posted: 366, validThrough: 731 } as const;

const keysOf = <Name extends string>(record: Readonly<Record<Name, string>>) =>
  Object.keys(record) as Name[];

/**
 * The rules of a job that is open, for the form and the server alike: every field as text, shifts and languages with a semicolon
 * between them, benefits one on a line. What the text's MDX must be the server alone knows (contract/mdx/).
 * @param today YYYY-MM-DD at the job's office
 */
export function jobPostRules(today: string): Record<JobPostField, FieldRule> {
  return {
    title: {
      maxLength: 100,
      required: 'Enter the title, for example Home health aide in Newark',
      check: oneLine,
    },
    region: {
      maxLength: 40,
      required: 'Choose the region',
      check: (text) => (readRegion(text) === null ? 'Choose the region' : null),
    },
    city: { maxLength: 80, required: 'Enter the town of the work', check: oneLine },
    county: {
      maxLength: 60,
      check: (text, values) => {
        const region = readRegion(values['region'] ?? '');
        return region === null || countiesOf(region).includes(text)
          ? null
          : `${regionFacts[region].state} has no county of this name: choose one of the list`;
      },
    },
    type: choice(keysOf(jobTypes), 'Choose full time, part time or per diem'),
    shifts: {
      maxLength: 100,
      required: 'Choose at least one shift',
      check: (text) =>
        splitList(text).every((one) => keysOf(shifts).some((shift) => shift === one))
          ? null
          : 'Choose the shifts of the list',
    },
    languages: {
      maxLength: 400,
      required: 'Choose at least one language',
      check: (text) => languagesProblem(text),
    },
    payFrom: { maxLength: 12, check: amountProblem },
    payTo: { maxLength: 12, check: amountProblem },
    payPer: choice(keysOf(payPeriods)),
    benefits: { maxLength: 3_000, lines: true, check: benefitsProblem },
    description: {
      maxLength: 160,
      required: 'Say in one or two sentences what the job is',
      check: (text) =>
        oneLine(text) ?? (text.length < 50 ? 'Write at least 50 characters, at most 160' : null),
    },
    body: {
      maxLength: 20_000,
      lines: true,
      required: 'Write what the work is, what one needs and what you give',
    },
    posted: {
      maxLength: longestDay,
      required: 'Enter the day from which the job is open',
      check: (text) =>
        dayProblem(text) ??
        (isoDay(text) > daysAfter(today, aheadLimits.posted)
          ? 'This is more than a year ahead: check the year'
          : null),
    },
    validThrough: {
      maxLength: longestDay,
      required: 'Enter the last day to apply',
      check: (text) =>
        dayProblem(text) ??
        (isoDay(text) > daysAfter(today, aheadLimits.validThrough)
          ? 'This is more than two years ahead: check the year'
          : null),
    },
    slug: {
      maxLength: 80,
      check: (text) =>
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
          ? null
          : 'Use small letters, digits and hyphens, for example home-health-aide-newark',
    },
    state: choice(keysOf(jobStates), 'Choose draft or open'),
  };
}

/** What a draft has to say already. */
const neededAtOnce: readonly JobPostField[] = ['title', 'region', 'state'];

/**
 * What is wrong with a job's form, by field, in its order; empty when all is well. A draft, and one that is closed, may leave out what an
 * open job must say; what it says has to be right.
 * @param today YYYY-MM-DD at the job's office
 */
export function jobPostProblems(values: FormValues, today: string): Record<string, string> {
  const rules = jobPostRules(today);
  const isOpen = values['state'] === 'open';
  const found = Object.entries(formProblems(rules, values)).filter(
    ([field]) =>
      isOpen || (values[field] ?? '').trim() !== '' || neededAtOnce.includes(field as JobPostField),
  );
  const problems: Record<string, string> = { ...payProblems(values), ...Object.fromEntries(found) };
  const together =
    problems['region'] === undefined ? togetherProblems(values, { isOpen, today }) : {};
  const all: Record<string, string> = { ...together, ...problems };
  return Object.fromEntries(
    jobPostFields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}

/** A range is whole or not there. */
function payProblems(values: FormValues): Record<string, string> {
  const has = (field: JobPostField) => (values[field] ?? '').trim() !== '';
  const fields = ['payFrom', 'payTo', 'payPer'] as const;
  if (!fields.some(has) || (has('payPer') && !has('payFrom') && !has('payTo'))) return {};
  const missing = {
    payFrom: 'Enter the lowest pay',
    payTo: 'Enter the highest pay; the same as the lowest for one fixed pay',
    payPer: 'Choose what the pay is for',
  };
  return Object.fromEntries(
    fields.flatMap((field) => (has(field) ? [] : [[field, missing[field]]])),
  );
}

function togetherProblems(
  values: FormValues,
  { isOpen, today }: { isOpen: boolean; today: string },
): Record<string, string> {
  const job = toJobPost(values);
  const { state } = regionFacts[job.region];
  const words: Record<JobConflict, [JobPostField, string]> = {
    'no-pay': ['payFrom', `The law of ${state} wants the pay in a job ad: enter the range`],
    'no-benefits': ['benefits', `The law of ${state} wants the benefits in a job ad: enter them`],
    'pay-backwards': ['payTo', 'The highest pay is below the lowest'],
    'ends-before': ['validThrough', 'The last day to apply is before the day of posting'],
  };
  const demanded: readonly JobConflict[] = ['no-pay', 'no-benefits'];
  // Of a range that is begun, its own fields say what is missing.
  const hasPay = [values['payFrom'], values['payTo']].some((text) => (text ?? '').trim() !== '');
  const problems = Object.fromEntries(
    jobConflicts(job)
      .filter((conflict) => isOpen || !demanded.includes(conflict))
      .filter((conflict) => conflict !== 'no-pay' || !hasPay)
      .map((conflict) => words[conflict]),
  );
  if (isOpen && job.validThrough !== null && job.validThrough < today) {
    problems['validThrough'] = 'The last day to apply is over: choose a later one';
  }
  return problems;
}

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
    payPer: pay?.per ?? '',
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

function splitLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((one) => one.trim().replace(/\s+/g, ' '));
  return [...new Set(lines.filter((one) => one !== ''))];
}

/** 'Home health aide in Newark' as 'home-health-aide-in-newark'; '' when no letter of it can stand in an address. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 70);
  return slug.replace(/^-+|-+$/g, '');
}

/** '$19.65' as 19.65; null when it is no amount. */
function amountOf(text: string): number | null {
  const plain = text.replace(/^\$/, '').replace(/,(?=\d{3}\b)/g, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

function amountProblem(text: string): string | null {
  return amountOf(text) === null ? 'Enter an amount in dollars, for example 19.65' : null;
}

function benefitsProblem(text: string): string | null {
  const lines = splitLines(text);
  if (lines.length > benefitLimits.most) return `Name at most ${benefitLimits.most} benefits`;
  return lines.some(({ length }) => length > benefitLimits.length)
    ? `Name each benefit in at most ${benefitLimits.length} characters, one on a line`
    : null;
}
