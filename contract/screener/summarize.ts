import { getAreaAgency } from '../programs/area-agencies';
import type { Program } from '../programs/program';
import type { Answers } from './answers';
import type { ScreenerCatalog } from './catalog';
import { formatReason, type Reason, type ReasonKey } from './messages/reason';
import { isFromVa, isPrivatePay, payKeys, type Outcome } from './rules/outcome';
import type { SummaryKey } from './messages/summary-messages.en';

/** A sentence, and the words in it that lead to a program by its id, or to the prices. */
export type SummarySentence = { text: string; link: { words: string; to: string } | null };

/** `program` is a name, and `to` is what it leads to. Without a name, the whole sentence does. */
type Summary = { key: SummaryKey | ReasonKey } & Record<string, string | number>;

type Named = { program: string; to: string };

/** The line above all programs: what the person most likely asks, in at most three sentences. Empty without a state. */
export function summarize(
  answers: Answers,
  outcomes: readonly Outcome[],
  programs: readonly Program[],
  catalog: ScreenerCatalog,
): SummarySentence[] {
  return listSummaries(answers, outcomes, programs).map((summary) => {
    const text = format(summary, catalog);
    const { program: words = text, to } = summary;
    return { text, link: to === undefined ? null : { words: String(words), to: String(to) } };
  });
}

/** A reason's own sentence if the summary has none for it. */
function format(summary: Summary, { messages, summaryMessages }: ScreenerCatalog): string {
  const own = summaryMessages[summary.key as SummaryKey] as
    | ((values: Summary) => string)
    | undefined;
  return own?.(summary) ?? formatReason(summary as Reason, messages);
}

function listSummaries(
  answers: Answers,
  outcomes: readonly Outcome[],
  programs: readonly Program[],
): Summary[] {
  const { region, familyCaregiver, veteran } = answers;
  if (region === null) return [];
  const fitting = outcomes.filter(({ fit }) => fit !== 'another-way');
  const [start] = fitting;
  if (start === undefined) return [{ key: 'other', ...getAreaAgency(region) }];

  const findName = (id: string) => programs.find((one) => one.id === id)?.name ?? id;
  const first = { program: withoutExplanation(findName(start.program)), to: start.program };
  const savings = findSavings(start);
  const income = isFromVa(start.program) ? null : findIncome(fitting);
  // No rule names a relative if nobody may want to be paid.
  const named = findReason(outcomes, [...payKeys, 'ask-family']);
  const limit = named && findLimit(named.outcome, first);
  // Too much income for what nobody has asked for says nothing.
  const paying = limit && !familyCaregiver ? null : named;
  const va = fitting.find(({ program }) => isFromVa(program));
  const summaries: (Summary | null)[] = [];
  if (paying === null) summaries.push(savings ?? income ?? countFitting(answers, fitting, first));
  else {
    const { program } = paying.outcome;
    const count: Summary | null = familyCaregiver ? null : { key: 'count', ...countFits(fitting) };
    summaries.push(
      { ...paying.reason, program: getShortName(findName(program)), to: program },
      savings ?? limit ?? income ?? count,
    );
  }
  if (isPrivatePay(start.program)) summaries.push({ key: 'prices', to: 'prices' });
  if (va && !summaries.some((summary) => summary?.to === va.program))
    summaries.push({ key: veteran === null ? 'va-unasked' : 'va', to: va.program });
  return summaries.filter((summary) => summary !== null);
}

function findReason(outcomes: readonly Outcome[], keys: readonly ReasonKey[]) {
  for (const key of keys)
    for (const outcome of outcomes) {
      const reason = outcome.reasons.find((one) => one.key === key);
      if (reason) return { outcome, reason };
    }
  return null;
}

/** With savings far above the limits, paying for care comes first. */
function findSavings(start: Outcome): Summary | null {
  const price = isPrivatePay(start.program) ? findReason([start], ['private-price']) : null;
  return price && { ...price.reason, key: 'savings' };
}

/** How Medicaid is possible with too much income, unless a program allows the income. */
function findIncome(fitting: readonly Outcome[]): Summary | null {
  if (findReason(fitting, ['income-within'])) return null;
  const keys = ['income-excess', 'income-spend-down', 'income-deductible', 'income-trust'] as const;
  return findReason(fitting, keys)?.reason ?? null;
}

/** Where to start if income is above the limit of the program that would pay the relative. */
function findLimit(paying: Outcome, start: Named): Summary | null {
  const limit = findReason([paying], ['income-waiver', 'income-over']);
  return limit && { ...limit.reason, key: 'over-limit', ...start };
}

function countFitting(answers: Answers, fitting: readonly Outcome[], start: Named): Summary {
  const counts = countFits(fitting);
  const isEarly = answers.medicaid === null || answers.tasks === null;
  const isClear = counts.fit > 0 || fitting.length === 1 || !isEarly || isFromVa(start.to);
  return isClear ? { key: 'start', ...counts, ...start } : { key: 'narrow', ...counts };
}

function countFits(fitting: readonly Outcome[]) {
  const fit = fitting.filter((one) => one.fit === 'may-fit').length;
  return { fit, fitIf: fitting.length - fit };
}

/** Spanish names explain English ones behind a comma. */
const withoutExplanation = (name: string) => name.replace(/,.*/, '');

/** 'CDPAP', 'MI Choice Waiver' */
export const getShortName = (name: string) =>
  /\(([A-Z]{4,})\)/.exec(name)?.[1] ?? withoutExplanation(name);
