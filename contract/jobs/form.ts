import { daysAfter } from '../employees/constants';
import { countiesOf } from './counties';
import { jobConflicts, type JobConflict } from './cross-field-validation';
import { jobPostFields, jobStates, type JobPostField } from './constants';
import { jobTypes, payPeriods, shifts } from './listing';
import { regionFacts } from '../shared/region-facts';
import { dayProblem, isoDay, longestDay } from '../shared/dates/calendar-day';
import { languagesProblem, readRegion } from '../employees/form';
import { amountOf, keysOf, splitLines, splitList, toJobPost } from './form-values';
import { choice, formProblems, type FieldRule, type FormValues } from '../forms/rules';
import { lengthOf, oneLine, slugProblem } from '../shared/text/text-rules';

/** The most benefits an ad names, and how long each may be. */
const benefitLimits = { most: 20, length: 120 } as const;
/** What a new job can be. */
export const chooseState = 'Choose draft or open';
/** Characters of a summary. */
const summaryLimits = { least: 50, most: 160 } as const;
/** A job may be announced so many days ahead, and stay open for so many. */
const aheadLimits = { posted: 366, validThrough: 731 } as const;
/** A job that is open was announced no more days ago. */
const oldest = 731;

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
      maxLength: summaryLimits.most,
      required: 'Say in one or two sentences what the job is',
      check: (text) =>
        oneLine(text) ??
        (lengthOf(text) < summaryLimits.least
          ? `Write a summary of ${summaryLimits.least} to ${summaryLimits.most} characters`
          : null),
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
      check: (text) => slugProblem(text, 'home-health-aide-newark'),
    },
    state: choice(keysOf(jobStates), chooseState),
  };
}

/** What a draft has to say already. */
const neededAtOnce: readonly JobPostField[] = ['title', 'region', 'state'];

/**
 * What is wrong with a job's form, by field, in its order; empty when all is well. A draft, and one that was never open, may leave out
 * what an open job must say; what it says has to be right.
 * @param today YYYY-MM-DD at the job's office
 * @param wasOpen whether it keeps a page: that says all of it also once the job is closed
 */
export function jobPostProblems(
  values: FormValues,
  today: string,
  wasOpen = false,
): Record<string, string> {
  const rules = jobPostRules(today);
  const isOpen = values['state'] === 'open';
  const isWhole = isOpen || wasOpen;
  const found = Object.entries(formProblems(rules, values)).filter(
    ([field]) =>
      isWhole ||
      (values[field] ?? '').trim() !== '' ||
      neededAtOnce.includes(field as JobPostField),
  );
  const problems: Record<string, string> = { ...payProblems(values), ...Object.fromEntries(found) };
  const together =
    problems['region'] === undefined ? togetherProblems(values, { isOpen, isWhole, today }) : {};
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
  { isOpen, isWhole, today }: { isOpen: boolean; isWhole: boolean; today: string },
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
      .filter((conflict) => isWhole || !demanded.includes(conflict))
      .filter((conflict) => conflict !== 'no-pay' || !hasPay)
      .map((conflict) => words[conflict]),
  );
  if (isOpen && job.posted !== null && job.posted < daysAfter(today, -oldest)) {
    problems['posted'] =
      'This is more than two years ago: enter the day from which the job is open';
  }
  if (isOpen && job.validThrough !== null && job.validThrough < today) {
    problems['validThrough'] = 'The last day to apply is over: choose a later one';
  }
  return problems;
}

function amountProblem(text: string): string | null {
  return amountOf(text) === null ? 'Please enter an amount in dollars, for example 19.65' : null;
}

function benefitsProblem(text: string): string | null {
  const lines = splitLines(text);
  if (lines.length > benefitLimits.most) return `Name at most ${benefitLimits.most} benefits`;
  if (lines.some((line) => (line.match(/[\p{L}\p{N}]/gu) ?? []).length < 2))
    return 'Name each benefit in words, one on a line';
  const unclear = lines.map(oneLine).find((problem) => problem !== null);
  if (unclear !== undefined) return unclear;
  return lines.some(({ length }) => length > benefitLimits.length)
    ? `Name each benefit in at most ${benefitLimits.length} characters, one on a line`
    : null;
}
