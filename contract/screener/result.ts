import { listSources, type Program, type Source } from '../programs/program';
import { getOfficeDay } from '../shared/region-facts';
import { defaultRegion } from '../shared/regions';
import type { Answers, Fit, Reason } from './answers';
import { formatReason, type Messages } from './messages.en';
import { screenPrograms } from './rules/screen-programs';
import { summarize } from './summarize';

export type ProgramResult = Omit<Program, 'facts' | 'regions'> & {
  fit: Fit;
  /** One sentence per reason. */
  why: readonly string[];
  /** Where its numbers come from. */
  sources: readonly Source[];
};

export type ScreenerResult = {
  /** The line above the programs. */
  summary: string;
  /** Best fit first. Without a region, only federal ones. */
  programs: readonly ProgramResult[];
  hasZip: boolean;
  county: string | null;
  hasSkipped: boolean;
};

/** What may pay for care, by the rules of the day at the region's office. */
export function createResult(
  answers: Answers,
  programs: readonly Program[],
  now: Date,
  messages: Messages,
): ScreenerResult {
  const day = getOfficeDay(answers.region ?? defaultRegion, now);
  const outcomes = screenPrograms(answers, programs, day);
  const format = (reason: Reason) => formatReason(reason, messages);
  return {
    summary: summarize(answers, outcomes, programs).map(format).join(' '),
    programs: outcomes.flatMap(({ program: id, fit, reasons }) => {
      const program = programs.find((one) => one.id === id);
      const why = reasons.map(format).filter(Boolean);
      return program ? [{ ...program, fit, why, sources: listSources(program) }] : [];
    }),
    hasZip: answers.zip !== null,
    county: answers.county,
    hasSkipped: Object.entries(answers).some(
      ([name, answer]) =>
        answer === null &&
        !['zip', 'region', 'county'].includes(name) &&
        (name !== 'spouseIncome' || answers.marital === 'married'),
    ),
  };
}
