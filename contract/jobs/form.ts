import { jobPostFields, jobStates, type JobPostField } from './constants';
import { getCounties } from './counties';
import { findJobConflicts, type JobConflict } from './cross-field-validation';
import { getKeys, parseAmount, parseJobPost, splitLines } from './form-values';
import { explainRequirement, jobAdLaws } from './job-ad-laws';
import { jobTypes, payPeriods, shifts } from './listing';
import { findImplausiblePay } from './pay-range';
import { parseRegion } from '../employees/form';
import { choiceRule, validateForm, type FieldRule, type FormValues } from '../forms/rules';
import { checkDay, addDays, toIsoDay, maxDayLength } from '../shared/dates/calendar-day';
import { checkLanguages } from '../shared/languages';
import { regionFacts } from '../shared/region-facts';
import { splitList, countCharacters, checkOneLine, checkSlug } from '../shared/text/text-rules';

const maxBenefits = 20;
const maxBenefitLength = 120;
const minSummaryLength = 50;
const maxSummaryLength = 160;
const maxDaysAhead = { posted: 366, validThrough: 731 } as const;
/** An open job was posted at most this many days ago. */
const maxAge = 731;

export const stateRequiredMessage = 'Choose draft or open';

/**
 * The rules of an open job, for the form and the server. Every field is text: shifts and languages separated by semicolons,
 * benefits one per line. The MDX text is checked by the server (contract/mdx/).
 * @param today YYYY-MM-DD at the job's office
 */
export function getJobPostRules(today: string): Record<JobPostField, FieldRule> {
  const dayRule = (required: string, daysAhead: number, message: string): FieldRule => ({
    maxLength: maxDayLength,
    required,
    check: (text) =>
      checkDay(text) ?? (toIsoDay(text) > addDays(today, daysAhead) ? message : null),
  });
  return {
    title: {
      maxLength: 100,
      required: 'Enter the title, for example Home health aide',
      check: checkOneLine,
    },
    region: {
      maxLength: 40,
      required: 'Choose the region',
      check: (text) => (parseRegion(text) === null ? 'Choose the region' : null),
    },
    city: { maxLength: 80, required: 'Enter the town where the job is', check: checkOneLine },
    county: {
      maxLength: 60,
      check: (text, values) => {
        const region = parseRegion(values['region'] ?? '');
        return region === null || getCounties(region).includes(text)
          ? null
          : `${regionFacts[region].state} has no county with this name: choose one from the list`;
      },
    },
    type: choiceRule(getKeys(jobTypes), 'Choose full time, part time, or per diem'),
    shifts: {
      maxLength: 100,
      required: 'Choose at least one shift',
      check: (text) =>
        splitList(text).every((id) => getKeys(shifts).some((shift) => shift === id))
          ? null
          : 'Choose shifts from the list',
    },
    languages: {
      maxLength: 400,
      required: 'Choose at least one language',
      check: checkLanguages,
    },
    payFrom: {
      maxLength: 12,
      required: (values) => (hasPay(values) ? 'Enter the minimum pay' : null),
      check: checkAmount,
    },
    payTo: {
      maxLength: 12,
      required: (values) =>
        hasPay(values) ? 'Enter the maximum pay. For a fixed rate, repeat the minimum' : null,
      check: checkAmount,
    },
    payPer: {
      ...choiceRule(getKeys(payPeriods)),
      required: (values) => (hasPay(values) ? 'Choose the pay period' : null),
    },
    benefits: { maxLength: 3_000, isMultiline: true, check: checkBenefits },
    description: {
      maxLength: maxSummaryLength,
      required: 'Enter a summary',
      check: (text) =>
        checkOneLine(text) ??
        (countCharacters(text) < minSummaryLength
          ? `Write a summary of ${minSummaryLength} to ${maxSummaryLength} characters`
          : null),
    },
    body: {
      maxLength: 20_000,
      isMultiline: true,
      required: 'Describe the work, the requirements, and what you offer',
    },
    posted: dayRule(
      'Enter the day the job opens',
      maxDaysAhead.posted,
      'This is more than a year ahead: check the year',
    ),
    validThrough: dayRule(
      'Enter the last day to apply',
      maxDaysAhead.validThrough,
      'This is more than two years ahead: check the year',
    ),
    slug: { maxLength: 80, check: (text) => checkSlug(text, 'home-health-aide-newark') },
    state: choiceRule(getKeys(jobStates), stateRequiredMessage),
  };
}

/** A draft may leave out all other fields. A pay range is complete or left out. */
const requiredInDraft = ['title', 'region', 'state', 'payFrom', 'payTo', 'payPer'];

/**
 * The errors of a job's form by field, in form order. A draft, or a closed job that was never open, may be incomplete.
 * @param today YYYY-MM-DD at the job's office
 * @param wasOpen whether the job has a page, which must stay complete
 */
export function validateJobPost(
  values: FormValues,
  today: string,
  wasOpen = false,
): Record<string, string> {
  const isOpen = values['state'] === 'open';
  const mustBeComplete = isOpen || wasOpen;
  const isRelevant = (field: string) =>
    mustBeComplete || hasText(values, field) || requiredInDraft.includes(field);
  const errors = Object.fromEntries(
    Object.entries(validateForm(getJobPostRules(today), values)).filter(([field]) =>
      isRelevant(field),
    ),
  );
  const conflicts =
    errors['region'] === undefined ? checkConflicts(values, { isOpen, mustBeComplete, today }) : {};
  const all: Record<string, string> = { ...conflicts, ...errors };
  return Object.fromEntries(
    jobPostFields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}

function hasText(values: FormValues, field: string): boolean {
  return (values[field] ?? '').trim() !== '';
}

/** The pay period alone, which is preselected, doesn't count. */
function hasPay(values: FormValues): boolean {
  return hasText(values, 'payFrom') || hasText(values, 'payTo');
}

function checkConflicts(
  values: FormValues,
  { isOpen, mustBeComplete, today }: { isOpen: boolean; mustBeComplete: boolean; today: string },
): Record<string, string> {
  const job = parseJobPost(values);
  const law = jobAdLaws[job.region];
  const implausible = job.pay && findImplausiblePay(job.pay);
  const messages: Record<JobConflict, [JobPostField, string]> = {
    'no-pay': ['payFrom', `${explainRequirement(job.region, law.pay, 'a pay range')}: enter it`],
    'no-benefits': [
      'benefits',
      `${explainRequirement(job.region, law.benefits, 'benefits')}: enter them`,
    ],
    'pay-backwards': ['payTo', 'The maximum pay is below the minimum'],
    'pay-implausible': [
      implausible?.bound === 'from' ? 'payFrom' : 'payTo',
      implausible?.message ?? '',
    ],
    'ends-before': ['validThrough', 'The last day to apply is before the posting date'],
  };
  const isRelevant = (conflict: JobConflict) => {
    // The rules check an incomplete pay range.
    if (conflict === 'no-pay') return mustBeComplete && !hasPay(values);
    // Drafts can be saved as they are, and a job can always be closed.
    return (conflict !== 'no-benefits' && conflict !== 'pay-implausible') || mustBeComplete;
  };
  const errors = Object.fromEntries(
    findJobConflicts(job)
      .filter(isRelevant)
      .map((conflict) => messages[conflict]),
  );
  if (isOpen && job.posted !== null && job.posted < addDays(today, -maxAge)) {
    errors['posted'] = 'This is more than two years ago: enter the day the job opens';
  }
  if (isOpen && job.validThrough !== null && job.validThrough < today) {
    errors['validThrough'] = 'The deadline has passed: choose a later day';
  }
  return errors;
}

function checkAmount(text: string): string | null {
  return parseAmount(text) === null ? 'Please enter an amount in dollars, for example 19.65' : null;
}

function checkBenefits(text: string): string | null {
  const lines = splitLines(text);
  if (lines.length > maxBenefits) return `Enter at most ${maxBenefits} benefits`;
  if (lines.some((line) => (line.match(/[\p{L}\p{N}]/gu) ?? []).length < 2))
    return 'Enter each benefit in words, one per line';
  const unprintable = lines.map(checkOneLine).find((error) => error !== null);
  if (unprintable !== undefined) return unprintable;
  return lines.some(({ length }) => length > maxBenefitLength)
    ? `Use at most ${maxBenefitLength} characters for each benefit, one per line`
    : null;
}
