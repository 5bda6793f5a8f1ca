import { findFact } from '../../programs/facts';
import type { Band } from '../answers';
import { agedFrom, needsDisability } from './care';
import { anotherWay, fits, fitsIf, type Case, type Finding } from './outcome';

/** Answers are bands, so a limit may be inside one. */
function compare({ min, max }: Band, limit: number): 'within' | 'near' | 'over' {
  if (min > limit) return 'over';
  return max !== null && max <= limit ? 'within' : 'near';
}

const find = ({ program, day }: Case, id: string) => findFact(program, id, day);

/** What a person without Medicaid can do whose income is above the limit. */
export type OverIncome =
  | 'income-spend-down'
  | 'income-deductible'
  | 'income-trust'
  | 'income-waiver'
  | 'income-over';

type MedicaidRules = {
  overIncome: OverIncome;
  /** Waivers count the income of the person alone, and let a spouse at home keep part of the savings. */
  isWaiver?: boolean;
  /** A spend-down brings income down to this limit and not to a lower one, so its amount is known. */
  spendsDownToLimit?: boolean;
};

const hasNoWay: readonly OverIncome[] = ['income-waiver', 'income-over'];

/** Does the person have Medicaid, or may they get it? The limits are those of people who are 65 or older or have a disability. */
export function checkMedicaid(one: Case, rules: MedicaidRules): Finding[] {
  const { medicaid } = one.answers;
  if (medicaid === 'yes') return [fits('has-medicaid')];
  const first = {
    applied: fitsIf('medicaid-applied'),
    no: fits('apply-for-medicaid'),
    skipped: fitsIf('needs-medicaid'),
  }[medicaid ?? 'skipped'];
  if (needsDisability(one.answers)) return [first, fitsIf('limits-under-65', { age: agedFrom })];
  return [first, checkIncome(one, rules), ...checkSavings(one, rules.isWaiver === true)];
}

function checkIncome(one: Case, rules: MedicaidRules): Finding {
  const { overIncome, isWaiver = false, spendsDownToLimit = false } = rules;
  const { income, marital } = one.answers;
  const isCouple = marital === 'married' && !isWaiver;
  const limit = find(one, isCouple ? 'income-limit-couple' : 'income-limit-single');
  if (limit === null)
    return fitsIf(overIncome === 'income-spend-down' ? 'ask-spend-down' : 'ask-income-limit');
  const compared = income === null ? null : compare(income, limit);
  if (compared === 'over' && spendsDownToLimit && income?.max)
    return fitsIf('income-excess', { limit, from: income.min - limit, to: income.max - limit });
  if (compared === 'over')
    return hasNoWay.includes(overIncome)
      ? anotherWay(overIncome, { limit })
      : fitsIf(overIncome, { limit });
  // The spouse's income is not asked.
  if (isCouple) return fitsIf('income-with-spouse', { limit });
  if (compared === null) return fitsIf('income-limit', { limit });
  return compared === 'within'
    ? fits('income-within', { limit })
    : fitsIf('income-near', { limit });
}

function checkSavings(one: Case, isWaiver: boolean): Finding[] {
  const { savings, marital } = one.answers;
  const isMarried = marital === 'married';
  const limit = find(one, isMarried && !isWaiver ? 'savings-limit-couple' : 'savings-limit-single');
  const [min, max] = [find(one, 'csra-min'), find(one, 'csra-max')];
  const monthly = find(one, 'mmmna-max');
  if (!isMarried || min === null || max === null)
    return [limit === null ? fitsIf('ask-savings-limit') : compareSavings(savings, limit)];
  const kept = fitsIf('spouse-keeps', { min, max });
  const total = limit === null ? null : isWaiver ? limit + min : limit;
  const isWithin = total !== null && savings !== null && compare(savings, total) === 'within';
  return [
    isWithin ? fits('savings-within', { limit: total }) : kept,
    ...(monthly === null ? [] : [fits('spouse-income', { max: monthly })]),
  ];
}

function compareSavings(savings: Band | null, limit: number): Finding {
  if (savings === null) return fitsIf('savings-limit', { limit });
  const compared = compare(savings, limit);
  if (compared === 'within') return fits('savings-within', { limit });
  return compared === 'near'
    ? fitsIf('savings-near', { limit })
    : fitsIf('savings-over', { limit });
}

/** The limits of a program without Medicaid, which has no way around them. */
export function checkLimits(one: Case): Finding[] {
  const { savings, marital } = one.answers;
  const limit = find(one, `savings-limit-${marital === 'married' ? 'couple' : 'single'}`);
  const checkedSavings =
    limit === null ? fitsIf('ask-savings-limit') : compareSavings(savings, limit);
  const isOver = limit !== null && savings !== null && compare(savings, limit) === 'over';
  return [
    checkIncome(one, { overIncome: 'income-over' }),
    isOver ? anotherWay('savings-over', { limit }) : checkedSavings,
  ];
}

/** VA counts savings and a year's income after the bills for care, so only savings above the limit are too much for sure. */
export function checkNetWorth(one: Case): Finding | null {
  const { income, savings } = one.answers;
  const limit = find(one, 'net-worth-limit');
  if (limit === null) return null;
  if (savings === null && income === null) return fitsIf('net-worth-limit', { limit });
  const total = {
    min: savings?.min ?? 0,
    max: savings?.max == null || income?.max == null ? null : savings.max + income.max * 12,
  };
  const compared = compare(total, limit);
  if (compared === 'over') return anotherWay('net-worth-over', { limit });
  return compared === 'within'
    ? fits('net-worth-within', { limit })
    : fitsIf('net-worth-limit', { limit });
}
