import { getAreaAgency } from '../programs/area-agencies';
import type { Program } from '../programs/program';
import type { Answers, Outcome, Reason } from './answers';
import { messagesEn, type ReasonKey } from './messages.en';
import { payKeys } from './rules/outcome';

/** The line above all programs: what the person most likely asks, as one to three sentences. Empty without a state. */
export function summarize(
  answers: Answers,
  outcomes: readonly Outcome[],
  programs: readonly Program[],
): Reason[] {
  const { region, familyCaregiver, veteran } = answers;
  if (region === null) return [];
  const getName = ({ program: id }: Outcome) => programs.find((one) => one.id === id)?.name ?? id;
  const fitting = outcomes.filter(({ fit }) => fit !== 'another-way');
  const [start] = fitting;
  if (start === undefined) return [{ key: 'answer-other', ...getAreaAgency(region) }];

  const program = withoutExplanation(getName(start));
  const savings = findSavingsAnswer(start);
  const income = isFromVa(start) ? null : findIncomeAnswer(fitting);
  const paying = familyCaregiver === true ? findReason(outcomes, [...payKeys, 'ask-family']) : null;
  const asksVa = veteran === 'veteran' || veteran === 'widowed';
  const hasMoreFromVa = asksVa && fitting.some(isFromVa) && !isFromVa(start);
  return [
    ...(paying === null
      ? [savings ?? income ?? countFitting(answers, fitting, program)]
      : [
          { ...toAnswer(paying.reason), program: getShortName(getName(paying.outcome)) },
          savings ?? findCondition(paying.outcome, program) ?? income,
        ]),
    hasMoreFromVa ? { key: 'answer-va' } : null,
  ].filter((reason) => reason !== null);
}

const isFromVa = ({ program }: Outcome) => program.startsWith('va-');

function findReason(outcomes: readonly Outcome[], keys: readonly ReasonKey[]) {
  for (const key of keys)
    for (const outcome of outcomes) {
      const reason = outcome.reasons.find((one) => one.key === key);
      if (reason) return { outcome, reason };
    }
  return null;
}

/** The reason's own sentence if there is none for an answer. */
function toAnswer(reason: Reason): Reason {
  const key = `answer-${reason.key}`;
  return key in messagesEn ? { ...reason, key } : reason;
}

/** With savings far above the limits, paying for care comes first. */
function findSavingsAnswer(start: Outcome): Reason | null {
  const price = start.program === 'private-pay' ? findReason([start], ['private-price']) : null;
  return price && { ...price.reason, key: 'answer-savings' };
}

/** How Medicaid is possible with too much income, unless a program allows the income. */
function findIncomeAnswer(fitting: readonly Outcome[]): Reason | null {
  if (findReason(fitting, ['income-within'])) return null;
  const keys = ['income-excess', 'income-spend-down', 'income-deductible', 'income-trust'] as const;
  const over = findReason(fitting, keys);
  return over && toAnswer(over.reason);
}

/** Where to start if income is above the limit of the program that would pay the relative. */
function findCondition(paying: Outcome, program: string): Reason | null {
  const limit = findReason([paying], ['income-waiver', 'income-over']);
  return limit && { ...limit.reason, key: 'answer-over-limit', program };
}

function countFitting(answers: Answers, fitting: readonly Outcome[], program: string): Reason {
  const count = fitting.length;
  if (count === 1) return { key: 'answer-one', program };
  const isEarly = answers.medicaid === null || answers.tasks === null;
  const isClear = fitting[0]?.fit === 'may-fit' || !isEarly;
  return isClear ? { key: 'answer-several', count, program } : { key: 'answer-narrow', count };
}

/** Spanish names explain English ones behind a comma. */
const withoutExplanation = (name: string) => name.replace(/,.*/, '');

/** 'CDPAP', 'MI Choice Waiver' */
const getShortName = (name: string) =>
  /\(([A-Z]{4,})\)/.exec(name)?.[1] ?? withoutExplanation(name);
