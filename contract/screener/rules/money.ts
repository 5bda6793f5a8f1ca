import type { Answers, Band } from '../answers';
import { agedFrom, needsDisability } from './care';
import {
  anotherWay,
  findFactValue,
  fits,
  fitsIf,
  type CheckResult,
  type Screening,
} from './outcome';

/** Answers are bands, so a limit may be inside one. */
function compare({ min, max }: Band, limit: number): 'within' | 'near' | 'over' {
  if (min > limit) return 'over';
  return max !== null && max <= limit ? 'within' : 'near';
}

/** Both incomes together. A skipped one may be anything. */
function addSpouseIncome({ income, spouseIncome }: Answers): Band {
  const [own, other] = [income ?? unknown, spouseIncome ?? unknown];
  const max = own.max === null || other.max === null ? null : own.max + other.max;
  return { min: own.min + other.min, max };
}
const unknown: Band = { min: 0, max: null };

/** A way to Medicaid, or none, for a person whose income is above the limit. */
export type OverIncome =
  | 'income-spend-down'
  | 'income-deductible'
  | 'income-trust'
  | 'income-waiver'
  | 'income-over';

type MedicaidRules = {
  overIncome: OverIncome;
  /** Waivers count the income of the person alone, and the savings limit of one besides what a spouse keeps. */
  isWaiver?: boolean;
  /** A spend-down brings income down to this limit and not to a lower one, so its amount is known. */
  spendsDownToLimit?: boolean;
};

const hasNoWay: readonly OverIncome[] = ['income-waiver', 'income-over'];

/** Does the person have Medicaid, or may they get it? The limits are those of people who are 65 or older or have a disability. */
export function checkMedicaid(screening: Screening, rules: MedicaidRules): CheckResult[] {
  const { medicaid } = screening.answers;
  const isUnder65 = needsDisability(screening.answers);
  if (medicaid === 'yes')
    return [fits('has-medicaid'), ...(isUnder65 ? [] : checkShare(screening, rules))];
  const first = {
    applied: fitsIf('medicaid-applied'),
    no: fits('apply-for-medicaid'),
    skipped: fitsIf('needs-medicaid'),
  }[medicaid ?? 'skipped'];
  if (isUnder65) return [first, fitsIf('limits-under-65', { age: agedFrom })];
  return [
    first,
    checkIncome(screening, rules),
    ...checkSavings(screening, rules.isWaiver === true),
  ];
}

const paysShare: readonly string[] = ['income-excess', 'income-spend-down', 'income-deductible'];

/** Someone with Medicaid and an income above the limit keeps it by paying a part of the bills. */
function checkShare(screening: Screening, rules: MedicaidRules): CheckResult[] {
  const { key, limit } = checkIncome(screening, rules);
  return paysShare.includes(key) ? [fits('medicaid-share', { limit: Number(limit) })] : [];
}

function checkIncome(screening: Screening, rules: MedicaidRules): CheckResult {
  const { overIncome, isWaiver = false, spendsDownToLimit = false } = rules;
  const { answers } = screening;
  const isCouple = answers.marital === 'married' && !isWaiver;
  const isSkipped = answers.income === null || (isCouple && answers.spouseIncome === null);
  const income = isCouple ? addSpouseIncome(answers) : (answers.income ?? unknown);
  const limit = findFactValue(screening, isCouple ? 'income-limit-couple' : 'income-limit-single');
  if (limit === null)
    return fitsIf(overIncome === 'income-spend-down' ? 'ask-spend-down' : 'ask-income-limit');
  const compared = compare(income, limit);
  if (compared === 'over' && spendsDownToLimit && income.max !== null)
    return fitsIf('income-excess', { limit, from: income.min - limit, to: income.max - limit });
  if (compared === 'over')
    return hasNoWay.includes(overIncome)
      ? anotherWay(overIncome, { limit })
      : fitsIf(overIncome, { limit });
  if (isSkipped) return fitsIf(isCouple ? 'income-with-spouse' : 'income-limit', { limit });
  return compared === 'within'
    ? fits('income-within', { limit })
    : fitsIf('income-near', { limit });
}

function checkSavings(screening: Screening, isWaiver: boolean): CheckResult[] {
  const { savings, marital } = screening.answers;
  const isMarried = marital === 'married';
  const limit = findFactValue(
    screening,
    isMarried && !isWaiver ? 'savings-limit-couple' : 'savings-limit-single',
  );
  const [min, max] = [findFactValue(screening, 'csra-min'), findFactValue(screening, 'csra-max')];
  const monthly = findFactValue(screening, 'mmmna-max');
  if (!isMarried || min === null || max === null) return [compareSavings(savings, limit)];
  const kept = fitsIf('spouse-keeps', { min, max });
  const total = limit === null ? null : isWaiver ? limit + min : limit;
  const isWithin = total !== null && savings !== null && compare(savings, total) === 'within';
  return [
    isWithin ? fits('savings-within', { limit: total }) : kept,
    ...(monthly === null ? [] : [fits('spouse-income', { max: monthly })]),
  ];
}

/** From this multiple of a limit, people pay for care themselves first. The number is ours. */
const farOver = 4;

/** @param hasWay to get there with savings above the limit */
function compareSavings(savings: Band | null, limit: number | null, hasWay = true): CheckResult {
  if (limit === null) return fitsIf('ask-savings-limit');
  if (savings === null) return fitsIf('savings-limit', { limit });
  const compared = compare(savings, limit);
  if (compared === 'within') return fits('savings-within', { limit });
  if (compared === 'near') return fitsIf('savings-near', { limit });
  if (!hasWay) return anotherWay('savings-over', { limit });
  return savings.min > limit * farOver
    ? anotherWay('savings-far-over', { limit })
    : fitsIf('savings-over', { limit });
}

/** The limits of a program without Medicaid, which has no way around them. */
export function checkLimits(screening: Screening): CheckResult[] {
  const { savings, marital } = screening.answers;
  const limit = findFactValue(
    screening,
    `savings-limit-${marital === 'married' ? 'couple' : 'single'}`,
  );
  return [
    checkIncome(screening, { overIncome: 'income-over' }),
    compareSavings(savings, limit, false),
  ];
}

/** VA counts savings and a year's income after the bills for care, so only savings above the limit are too much for sure. */
export function checkNetWorth(screening: Screening): CheckResult {
  const { income, spouseIncome, savings } = screening.answers;
  const monthly = spouseIncome === null ? income : addSpouseIncome(screening.answers);
  const limit = findFactValue(screening, 'net-worth-limit');
  if (limit === null) return fitsIf('ask-savings-limit');
  if (savings === null && monthly === null) return fitsIf('net-worth-limit', { limit });
  const total = {
    min: savings?.min ?? 0,
    max: savings?.max == null || monthly?.max == null ? null : savings.max + monthly.max * 12,
  };
  const compared = compare(total, limit);
  if (compared === 'over') return anotherWay('net-worth-over', { limit });
  return compared === 'within'
    ? fits('net-worth-within', { limit })
    : fitsIf('net-worth-limit', { limit });
}
