import { getAreaAgency } from '../../programs/area-agencies';
import type { Program } from '../../programs/facts';
import type { Answers, Fit, Outcome } from '../answers';
import type { ReasonKey, ReasonValues } from '../messages.en';

/** One rule's result. The worst fit of all findings is the program's. */
export type Finding = Outcome['reasons'][number] & { fit: Fit };

/** What a program's rules are applied to. `day`: YYYY-MM-DD. */
export type Case = { answers: Answers; program: Program; day: string };

/** Null in a state without the program. */
export type Rule = (answers: Answers, program: Program, day: string) => Outcome | null;

type Create = <Key extends ReasonKey>(key: Key, ...values: ReasonValues<Key>) => Finding;
const create =
  (fit: Fit): Create =>
  (key, ...values) => ({ ...(values[0] as Record<string, string | number> | undefined), key, fit });

export const fits = create('may-fit');
export const fitsIf = create('may-fit-if');
export const anotherWay = create('another-way');

/** Best first. */
export const fitOrder: readonly Fit[] = ['may-fit', 'may-fit-if', 'another-way'];

/** The reasons that decide come first. */
export function toOutcome(program: Program, findings: readonly (Finding | null)[]): Outcome {
  const sorted = findings
    .filter((finding) => finding !== null)
    .sort((a, b) => fitOrder.indexOf(b.fit) - fitOrder.indexOf(a.fit));
  return {
    program: program.id,
    fit: sorted[0]?.fit ?? 'may-fit',
    reasons: sorted.map(({ fit: _fit, ...reason }) => reason),
  };
}

/** Applies `find` in the regions that have the program. */
export function stateRule(find: (one: Case) => readonly (Finding | null)[]): Rule {
  return (answers, program, day) => {
    if (answers.region === null || !program.regions.includes(answers.region)) return null;
    const findings = find({ answers, program, day });
    const deciding = findings.filter((finding) => finding?.fit === 'another-way');
    if (deciding.length === 0) return toOutcome(program, findings);
    return toOutcome(program, [...deciding, fits('other-ways', getAreaAgency(answers.region))]);
  };
}
