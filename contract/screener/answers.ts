import type { RegionId } from '../shared/regions';

/** Tasks that can be hard: activities of daily living first, then household tasks. */
export const tasks = [
  'bathing',
  'dressing',
  'toilet',
  'eating',
  'moving',
  'memory',
  'meals',
  'housework',
  'errands',
] as const;
export type Task = (typeof tasks)[number];

export const careFor = ['self', 'parent', 'spouse', 'child', 'other'] as const;
export const medicaidChoices = ['yes', 'applied', 'no'] as const;
export const maritalChoices = ['married', 'single'] as const;
export const veteranChoices = ['veteran', 'widowed', 'no'] as const;

/** Dollars; max is null for "or more". */
export type Band = { min: number; max: number | null };

/** Answers to the screener. Null: skipped. They stay on the device until the visitor sends them. */
export type Answers = {
  careFor: (typeof careFor)[number] | null;
  zip: string | null;
  /** From the ZIP, or chosen. */
  region: RegionId | null;
  /** A guess from the ZIP, or chosen: 'Queens'. */
  county: string | null;
  tasks: readonly Task[] | null;
  medicaid: (typeof medicaidChoices)[number] | null;
  /** Of the person who needs care, a month before taxes. */
  income: Band | null;
  /** Savings that count: not the home or a car. With a spouse's, if married. */
  savings: Band | null;
  marital: (typeof maritalChoices)[number] | null;
  /** Of the husband or wife, a month before taxes. Null if not married. */
  spouseIncome: Band | null;
  age: number | null;
  veteran: (typeof veteranChoices)[number] | null;
  /** A relative or friend who wants to be paid for the care. */
  familyCaregiver: boolean | null;
};

/** With a ZIP code outside our states, no further answer changes the result. */
export function isElsewhere({ zip, region }: Pick<Answers, 'zip' | 'region'>): boolean {
  return zip !== null && region === null;
}
