import { listSources, type Program, type Source } from '../programs/facts';
import { getOfficeDay } from '../shared/region-facts';
import { defaultRegion } from '../shared/regions';
import type { Answers, Fit } from './answers';
import { formatAnswers } from './form';
import { formatReason, type Messages } from './messages.en';
import type { SiteLanguage } from '../shared/text/site-languages';
import { screenPrograms } from './rules/screen-programs';
import { screenerTexts } from './texts.en';

export type ProgramResult = Omit<Program, 'facts' | 'regions'> & {
  fit: Fit;
  /** One sentence per reason. */
  why: readonly string[];
  /** Where its numbers come from. */
  sources: readonly Source[];
};

export type ScreenerResult = {
  /** Best fit first. Without a region, those of every state. */
  programs: readonly ProgramResult[];
  hasZip: boolean;
  hasSkipped: boolean;
};

/** What may pay for care, by the rules of the day at the region's office. */
export function screen(
  answers: Answers,
  programs: readonly Program[],
  now: Date,
  messages: Messages,
): ScreenerResult {
  const day = getOfficeDay(answers.region ?? defaultRegion, now);
  return {
    programs: screenPrograms(answers, programs, day).flatMap(({ program: id, fit, reasons }) => {
      const program = programs.find((one) => one.id === id);
      const why = reasons.map((reason) => formatReason(reason, messages)).filter(Boolean);
      return program ? [{ ...program, fit, why, sources: listSources(program) }] : [];
    }),
    hasZip: answers.zip !== null,
    hasSkipped: Object.entries(answers).some(([name, answer]) => name !== 'zip' && answer === null),
  };
}

/** The answers and the result for staff, in English, one per line. */
export function formatForOffice(
  answers: Answers,
  { programs }: ScreenerResult,
  language: SiteLanguage,
): string {
  const found = programs
    .filter(({ fit }) => fit !== 'another-way')
    .map(({ name, englishName = name, fit }) => `${englishName}: ${screenerTexts.fits[fit]}`);
  const used = language === 'es' ? 'Answered in Spanish' : '';
  return [used, formatAnswers(answers), ...found].filter(Boolean).join('\n');
}
