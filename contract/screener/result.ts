import { listSources, type Program, type Source } from '../programs/program';
import { getOfficeDay } from '../shared/region-facts';
import { defaultRegion } from '../shared/regions';
import { isElsewhere, type Answers } from './answers';
import type { ScreenerCatalog } from './catalog';
import { formatReason } from './messages/reason';
import { notPaidKeys, type Fit } from './rules/outcome';
import { screenPrograms } from './rules/screen-programs';
import { summarize, type SummarySentence } from './summarize';

export type ProgramResult = Omit<Program, 'facts' | 'regions' | 'nextSteps'> & {
  fit: Fit;
  /** One sentence per reason. */
  why: readonly string[];
  /** Where its numbers come from. */
  sources: readonly Source[];
};

export type ScreenerResult = {
  /** The line above the programs. */
  summary: readonly SummarySentence[];
  /** The one that the summary names first, then the best fit. Without a region, only federal ones. */
  programs: readonly ProgramResult[];
  hasZip: boolean;
  county: string | null;
  hasSkipped: boolean;
};

/** Everything that may pay for care, by the rules of the day at the region's office. */
export function createResult(
  answers: Answers,
  programs: readonly Program[],
  now: Date,
  catalog: ScreenerCatalog,
): ScreenerResult {
  const day = getOfficeDay(answers.region ?? defaultRegion, now);
  const outcomes = screenPrograms(answers, programs, day);
  const summary = summarize(answers, outcomes, programs, catalog);
  const named = outcomes.filter(
    ({ program, fit, reasons }) =>
      program === summary[0]?.link?.to &&
      fit !== 'another-way' &&
      !reasons.some(({ key }) => notPaidKeys.includes(key)),
  );
  return {
    summary,
    programs: [...new Set([...named, ...outcomes])].flatMap(({ program: id, fit, reasons }) => {
      const program = programs.find((one) => one.id === id);
      const why = reasons.map((reason) => formatReason(reason, catalog.messages));
      if (program === undefined) return [];
      const nextStep = findNextStep(program, answers.county);
      return [{ ...program, nextStep, fit, why, sources: listSources(program) }];
    }),
    hasZip: answers.zip !== null,
    county: answers.county,
    hasSkipped: !isElsewhere(answers) && hasSkipped(answers),
  };
}

function hasSkipped(answers: Answers): boolean {
  return Object.entries(answers).some(
    ([name, answer]) =>
      answer === null &&
      !['zip', 'region', 'county'].includes(name) &&
      (name !== 'spouseIncome' || answers.marital === 'married'),
  );
}

function findNextStep({ nextStep, nextSteps = [] }: Program, county: string | null): string {
  if (county === null) return nextStep;
  return nextSteps.find(({ counties }) => counties?.includes(county) ?? true)?.text ?? nextStep;
}
