import type { FactId } from '../../programs/fact-ids';
import { findFact, isOffered, type Program } from '../../programs/program';
import type { Answers } from '../answers';
import type { Reason, ReasonKey, ReasonValues } from '../messages/reason';

export type Fit = 'may-fit' | 'may-fit-if' | 'another-way';

/** The result of one program's rules. Never "not eligible": the result names another way. */
export type Outcome = { program: string; fit: Fit; reasons: readonly Reason[] };

/** Programs that results treat in their own way, by the names of their files. */
export const isPrivatePay = (program: string) => program === 'private-pay';
export const isFromVa = (program: string) => program.startsWith('va-');

/** One rule's result. The worst fit of all checks is the program's. */
export type CheckResult = Reason & { fit: Fit };

/** The input of a program's rules. `day`: YYYY-MM-DD. */
export type Screening = { answers: Answers; program: Program; day: string };

/** The value of a fact on that day; null without one. */
export const findFactValue = ({ program, day }: Screening, factId: FactId) =>
  findFact(program, factId, day);

/** Null in a state without the program. */
export type Rule = (answers: Answers, program: Program, day: string) => Outcome | null;

type Create = <Key extends ReasonKey>(key: Key, ...values: ReasonValues<Key>) => CheckResult;
const create =
  (fit: Fit): Create =>
  (key, ...values) => ({ ...(values[0] as Record<string, string | number> | undefined), key, fit });

export const fits = create('may-fit');
export const fitsIf = create('may-fit-if');
export const anotherWay = create('another-way');

/** Best first. */
export const fitOrder: readonly Fit[] = ['may-fit', 'may-fit-if', 'another-way'];

/** The reasons that decide come first. */
export function toOutcome(program: Program, checks: readonly (CheckResult | null)[]): Outcome {
  const sorted = checks
    .filter((check) => check !== null)
    .sort((a, b) => fitOrder.indexOf(b.fit) - fitOrder.indexOf(a.fit));
  return {
    program: program.id,
    fit: sorted[0]?.fit ?? 'may-fit',
    reasons: sorted.map(({ fit: _fit, ...reason }) => reason),
  };
}

/** The relative who asks can’t be paid, or not yet. */
export const notPaidKeys: readonly ReasonKey[] = [
  'parent-paid-from',
  'spouse-not-paid',
  'child-not-paid',
];

/** The reasons that name which relative can be paid, best first. They are shown even if something else rules the program out. */
export const payKeys: readonly ReasonKey[] = [
  'child-paid',
  'spouse-paid',
  'relatives-paid',
  'relatives-not-spouse',
  ...notPaidKeys,
];
const isAboutPay = (check: CheckResult | null) => payKeys.some((key) => key === check?.key);

/** Applies `listChecks` in the regions that have the program. What rules it out is enough to read, apart from the pay. */
export function stateRule(
  listChecks: (screening: Screening) => readonly (CheckResult | null)[],
): Rule {
  return (answers, program, day) => {
    if (answers.region === null || !isOffered(program, answers.region)) return null;
    const checks = listChecks({ answers, program, day });
    const deciding = checks.filter((check) => check?.fit === 'another-way');
    return toOutcome(
      program,
      deciding.length === 0 ? checks : [...deciding, ...checks.filter(isAboutPay)],
    );
  };
}
