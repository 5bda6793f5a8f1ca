import type { careRecipients } from '../forms/eligibility-form';
import { choiceRule, personRules, type FormRules } from '../forms/rules';
import { formatMoney } from '../programs/format-fact';
import { regionIds } from '../shared/regions';
import {
  findZipRegion,
  wrongZipMessage,
  zipPattern,
  type ZipRanges,
} from '../shared/zip-codes/zip-codes';
import type * as zipCounties from '../shared/zip-codes/zip-counties';
import {
  careFor,
  maritalChoices,
  medicaidChoices,
  tasks,
  veteranChoices,
  type Answers,
  type Band,
  type Task,
} from './answers';
import type { ScreenerTexts } from './messages/page-texts.en';

/** Narrow around the limits of our states, so that most answers are clearly below or above them. */
export const incomeBands = toBands([1_000, 1_300, 1_400, 1_800, 1_900, 2_500, 2_900, 3_000, 4_800]);
export const savingsBands = toBands([
  2_000, 4_000, 6_000, 9_900, 15_000, 33_000, 45_000, 60_000, 150_000,
]);

/** @param steps dollars: the top of each band but the last */
function toBands(steps: readonly number[]): Readonly<Record<string, Band>> {
  const bands = [-1, ...steps].map((top, index) => ({ min: top + 1, max: steps[index] ?? null }));
  return Object.fromEntries(bands.map((band) => [`${band.min}-${band.max ?? ''}`, band]));
}

export function formatBand({ min, max }: Band, texts: ScreenerTexts): string {
  const { upTo, between, moreThan } = texts;
  if (max === null) return moreThan(formatMoney(min - 1));
  return min === 0 ? upTo(formatMoney(max)) : between(formatMoney(min), formatMoney(max));
}

const maxAge = 120;
const isAge = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= maxAge;

/** The name of a task's checkbox. */
export const toTaskName = (task: Task) => `task-${task}`;

/** The form's fields, each a text. Every question can be skipped. */
export const screenerRules: FormRules = {
  careFor: choiceRule(careFor),
  zip: {
    maxLength: 5,
    check: (text) => (zipPattern.test(text) ? null : wrongZipMessage),
  },
  region: choiceRule(regionIds),
  /** Empty: the ZIP code's. Without its state's list, the field is not on the page. */
  county: { maxLength: 40 },
  ...Object.fromEntries(tasks.map((task) => [toTaskName(task), choiceRule(['yes'])])),
  age: {
    maxLength: 3,
    check: (text) => (isAge(text) ? null : 'Enter the age in years, or leave this blank'),
  },
  medicaid: choiceRule(medicaidChoices),
  marital: choiceRule(maritalChoices),
  income: choiceRule(Object.keys(incomeBands)),
  spouseIncome: choiceRule(Object.keys(incomeBands)),
  savings: choiceRule(Object.keys(savingsBands)),
  veteran: choiceRule(veteranChoices),
  familyCaregiver: choiceRule(['yes', 'no']),
};

/** The form that emails the result. It names programs, but no answer. */
export const resultEmailRules = {
  email: { ...personRules.email, required: 'Enter your email address' },
  region: choiceRule(regionIds, 'Choose where care is needed'),
  /** Ids, separated by spaces. */
  programs: { maxLength: 1000 },
} as const satisfies FormRules;

/** The counties of ZIP codes. Browsers load them after the fifth digit. */
export type ZipCounties = Pick<typeof zipCounties, 'findZipCounty' | 'listZipCounties'>;

/**
 * Reads the form's fields; what is empty or invalid counts as skipped. A ZIP code has priority over a chosen state, and a chosen county
 * over that of the ZIP code.
 */
export function readAnswers(
  fields: Readonly<Record<string, string | undefined>>,
  zips: ZipRanges,
  counties: ZipCounties | null,
): Answers {
  const pick = <Value extends string>(name: string, options: readonly Value[]) =>
    options.find((option) => option === fields[name]) ?? null;
  const pickBand = (name: string, bands: Readonly<Record<string, Band>>) =>
    bands[pick(name, Object.keys(bands)) ?? ''] ?? null;
  const hard = tasks.filter((task) => fields[toTaskName(task)] === 'yes');
  const zip = fields['zip']?.trim() ?? '';
  const age = fields['age']?.trim() ?? '';
  const family = pick('familyCaregiver', ['yes', 'no']);
  const marital = pick('marital', maritalChoices);
  const isZip = zipPattern.test(zip);
  const zipRegion = findZipRegion(zip, zips);
  return {
    careFor: pick('careFor', careFor),
    zip: isZip ? zip : null,
    region: isZip ? zipRegion : pick('region', regionIds),
    county:
      zipRegion && counties
        ? (pick('county', counties.listZipCounties(zipRegion)) ??
          counties.findZipCounty(zipRegion, zip))
        : null,
    tasks: hard.length > 0 ? hard : null,
    medicaid: pick('medicaid', medicaidChoices),
    income: pickBand('income', incomeBands),
    spouseIncome: marital === 'married' ? pickBand('spouseIncome', incomeBands) : null,
    savings: pickBand('savings', savingsBands),
    marital,
    age: isAge(age) ? Number(age) : null,
    veteran: pick('veteran', veteranChoices),
    familyCaregiver: family === null ? null : family === 'yes',
  };
}

/** The person who needs care, as the eligibility form asks it. */
export function toCareRecipient(careFor: Answers['careFor']): keyof typeof careRecipients | null {
  return careFor && (careFor === 'self' ? 'self' : 'other');
}
